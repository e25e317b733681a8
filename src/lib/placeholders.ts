/** The words that content may name in braces, such as `{name}`, and what stands for them. */
export type Placeholders = Readonly<Record<string, string>>;

/**
 * Replaces `{word}` in every text of a content entry, however deep.
 *
 * @throws Error when a text names a placeholder that does not exist, with the ones that do.
 */
export function fillPlaceholders<T>(value: T, words: Placeholders): T {
  if (typeof value === 'string') {
    return value.replace(/\{(\w+)\}/g, (_, word: string) => {
      const replacement = words[word];
      if (replacement === undefined) {
        const known = Object.keys(words).map((name) => `{${name}}`);
        throw new Error(`Unknown placeholder {${word}} in “${value}”. Known: ${known.join(', ')}.`);
      }
      return replacement;
    }) as T;
  }
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, words)) as T;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      fillPlaceholders(item, words),
    ]);
    return Object.fromEntries(entries) as T;
  }
  return value;
}
