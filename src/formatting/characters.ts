// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const UNPRINTABLE = /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\uFEFF\uFFFE\uFFFF]/g;

/** Removes control characters except tabs and line breaks, byte-order marks, U+FFFE and U+FFFF. XML forbids many. */
export function dropUnprintable(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

/** Matches invisible characters, such as control and zero-width characters and the empty Braille cell. Not spaces. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without invisible characters, and without white space at its ends. */
export function getVisibleText(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}

/**
 * A text on one line, for a log. GitHub Actions reads commands such as `::warning` at the start of a line, so a text
 * from elsewhere must not begin a line.
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

/** Matches spaces before a dash or, as in French, before `:`, `;`, `!`, `?` or a closing quotation mark. */
const BEFORE_MARK = /(?<=\S|^) +(?=[:;!?»›–—]+(?:[\s)\]”’"'.,…]|$))/gu;

/** Matches spaces after an opening quotation mark, as in French, but not after the closing mark of German »so«. */
const AFTER_MARK = /(?<=(?<![\p{L}\p{N}.,;:!?…])[«‹]) +(?=\S|$)/gu;

/** Keeps a mark on the same line as its word if a space separates them: `so — and`, in French `Quoi ?`, `« mot »`. */
export function keepMarks(text: string): string {
  return text.replace(BEFORE_MARK, '\u00A0').replace(AFTER_MARK, '\u00A0');
}
