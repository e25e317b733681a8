/** A part of an excerpt. `isFound` is true for a word that was found. */
interface Part {
  text: string;
  isFound: boolean;
}

/** The parts of an excerpt from Pagefind, in which `<mark>` encloses what was found, and `<` and `>` are escaped. */
export function splitExcerpt(excerpt: string): Part[] {
  return excerpt
    .split(/<\/?mark>/)
    .map((part, index) => ({
      text: part.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      isFound: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}
