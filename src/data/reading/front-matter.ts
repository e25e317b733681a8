const PARTS = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n([\s\S]*))?$/;

/**
 * Splits a Markdown file into the YAML between its lines of `---`, which begins on line 2, and the text below, without
 * the empty lines around it. Undefined if its first line is not `---` or no second one follows.
 */
export function splitFrontMatter(text: string) {
  const parts = PARTS.exec(text);
  return parts ? { frontMatter: parts[1] ?? '', body: (parts[2] ?? '').trim() } : undefined;
}
