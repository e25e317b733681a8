/** The two parts of a Markdown file. */
interface MarkdownParts {
  /** The YAML between the two lines of `---`; it begins on line 2 of the file. */
  frontMatter: string;
  /** What follows, without the empty lines around it. */
  body: string;
}

const PARTS = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Splits a Markdown file; undefined if its first line is not `---` or no second one follows. */
export function splitFrontMatter(text: string): MarkdownParts | undefined {
  const parts = PARTS.exec(text);
  return parts ? { frontMatter: parts[1] ?? '', body: (parts[2] ?? '').trim() } : undefined;
}
