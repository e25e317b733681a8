/**
 * The placeholders of content, such as `{name}`; site.yaml has their values. They may be in every other YAML file and in
 * the front matter of a page of prose. Elsewhere, braces are text.
 */
import { listValues, type Problem } from './read-content.ts';

const NAMES = ['name', 'email', 'phone', 'locality', 'country'] as const;

export type Placeholders = Readonly<Record<(typeof NAMES)[number], string>>;

/** `{word}`, or `{{word}}`, which is shown as `{word}`. */
const PLACEHOLDER = /\{(\{\w+\})\}|\{(\w+)\}/g;
const isKnown = (word: string): word is (typeof NAMES)[number] =>
  NAMES.some((known) => known === word);

/** The words in single braces in a text: `name` for `{name}`. */
const wordsIn = (text: string) =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([, , word]) => word ?? []);

/** The problems with unknown placeholders in a content entry, at any depth: at most one for each text. */
export function findUnknownPlaceholders(entry: unknown): Problem[] {
  const known = NAMES.map((word) => `{${word}}`).join(', ');
  return listValues(entry).flatMap(({ value, path }) => {
    const unknown = typeof value === 'string' && wordsIn(value).find((word) => !isKnown(word));
    if (!unknown) return [];
    const text = `There is no placeholder {${unknown}}. The placeholders are: ${known}. To show {${unknown}}, write {{${unknown}}}.`;
    return [{ path, text }];
  });
}

/** The problem with placeholders in site.yaml, which defines them and cannot use them. */
export function getPlaceholderProblem(text: string): string | undefined {
  const known = wordsIn(text).find(isKnown);
  return (
    known &&
    `{${known}} is filled in from this file and cannot be used here. Write the text itself.`
  );
}

/** Fills in the known placeholders in a text, and replaces `{{word}}` with `{word}`. Other braces stay. */
export function fillPlaceholders(text: string, values: Placeholders): string {
  return text.replace(PLACEHOLDER, (all, own, word) => own ?? (isKnown(word) ? values[word] : all));
}
