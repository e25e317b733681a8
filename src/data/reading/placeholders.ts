/** The placeholders of content, such as `{name}`; site.yaml has their values. */
const NAMES = ['name', 'email', 'phone', 'locality', 'country'] as const;

export type Placeholders = Readonly<Record<(typeof NAMES)[number], string>>;

const PLACEHOLDER = /\{(\w+)\}/g;
const isKnown = (word: string): word is (typeof NAMES)[number] =>
  NAMES.some((known) => known === word);

/** The words in braces in a text: `name` for `{name}`. */
const wordsIn = (text: string) => Array.from(text.matchAll(PLACEHOLDER), ([, word = '']) => word);

/** The problem with the placeholders in a text; undefined if all are known. */
export function unknownPlaceholderProblem(text: string): string | undefined {
  const unknown = wordsIn(text).find((word) => !isKnown(word));
  const known = NAMES.map((word) => `{${word}}`).join(', ');
  return unknown && `There is no placeholder {${unknown}}. The placeholders are: ${known}.`;
}

/** The problem with placeholders in site.yaml, which defines them and cannot use them. */
export function placeholderProblem(text: string): string | undefined {
  const known = wordsIn(text).find(isKnown);
  return (
    known &&
    `{${known}} is filled in from this file and cannot be used here. Write the text itself.`
  );
}

/**
 * Replaces `{word}` in every text of a content entry, at any depth. Other braces stay, because addresses may contain
 * them.
 */
export function fillPlaceholders<T>(entry: T, values: Placeholders): T {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (all, word) => (isKnown(word) ? values[word] : all));
  return JSON.parse(JSON.stringify(entry), (_, value) =>
    typeof value === 'string' ? fill(value) : value,
  );
}
