// biome-ignore lint/suspicious/noControlCharactersInRegex: a negated class would be ten times as slow
const UNPRINTABLE = /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\uFEFF\uFFFE\uFFFF]/g;

/** Removes byte-order marks and control characters, except tabs and line breaks: XML forbids many of them. */
export function dropUnprintable(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

/** Invisible characters: control and zero-width characters, fillers, the empty Braille cell. Spaces stay. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without invisible characters, and without white space at its ends. */
export function getVisibleText(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}

/**
 * A text on one line, for a log. Without line breaks, a text from elsewhere cannot begin a line, where GitHub Actions reads
 * commands such as `::warning`.
 */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** The number of the line, from 1, at an index of a text. */
export const getLineNumber = (text: string, index: number) =>
  text.slice(0, index).split('\n').length;

/** Data as the text of a `<script>` that does not run. No text in the data can close the script. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The paragraphs of a text, which an empty line separates. */
export const splitParagraphs = (text: string) => text.split(/\n\s*\n/);

/** Matches a letter of Chinese, Japanese or Korean, as part of a pattern with the flag `u`. */
export const CJK_LETTER = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}]`;

/** Spaces before a dash or a closing mark, as in French. */
const BEFORE_MARK = /(?<=\S|^) +(?=[:;!?»›–—]+(?:[\s)\]”’"'.,…]|$))/gu;

/** Spaces after an opening mark, as in French, but not after the closing one of German »so«. */
const AFTER_MARK = /(?<=(?<![\p{L}\p{N}.,;:!?…])[«‹]) +(?=\S|$)/gu;

/** Keeps a mark on the same line as its word if a space separates them: `so — and`, in French `Quoi ?`, `« mot »`. */
export function keepMarks(text: string): string {
  return text.replace(BEFORE_MARK, '\u00A0').replace(AFTER_MARK, '\u00A0');
}
