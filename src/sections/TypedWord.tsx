import './typed-word.css';

/**
 * A word that types itself once, 100 ms per letter (Specification §2). The typing is purely visual: the whole word is
 * on the page and takes its space from the start. So nothing shifts, search engines and screen readers get one word,
 * and without animation it is simply visible.
 */
export function TypedWord({ word }: { word: string }) {
  return (
    <span className="typed-word" data-letters={[...word].length}>
      <span className="typed-word-whole">{word}</span>
      <span className="typed-word-letters" aria-hidden="true">
        {[...word].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat and never move
          <span key={index} data-letter={letter} />
        ))}
      </span>
    </span>
  );
}
