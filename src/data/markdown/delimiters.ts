import { CJK_LETTER } from '#formatting/characters.ts';
import { replaceOutsideCode } from './outside-code.ts';

/** A letter or punctuation mark of Chinese, Japanese or Korean. */
const CJK = String.raw`(?:${CJK_LETTER}|[\u3001-\u30FF\uFE30-\uFE4F\uFF01-\uFFEF])`;
const MARK = String.raw`[\p{P}\p{S}]`;
const CJK_MARK = `(?=${MARK})${CJK}`;
const LETTER = String.raw`[^\s\p{P}\p{S}]`;
const RUN = String.raw`(?:(?<!\*)\*+(?!\*)|(?<!~)~~(?!~))`;

/** Matches an escaped character, a single tilde, and stars or tildes that Markdown misses beside CJK letters. */
const DELIMITER = new RegExp(
  [
    String.raw`\\.`,
    '(?<tilde>(?<!~)~(?!~))',
    `(?<opening>(?<=${CJK})${RUN}(?=${MARK})|(?<=${LETTER})${RUN}(?=${CJK_MARK}))`,
    `(?<closing>(?<=${MARK})${RUN}(?=${CJK})|(?<=${CJK_MARK})${RUN}(?=${LETTER}))`,
  ].join('|'),
  'gsu',
);

const CONCERNED = new RegExp(`~|${CJK}`, 'u');

/** An empty comment, which the processor treats like a punctuation mark. */
export const EMPTY_COMMENT = '<!---->';

/**
 * Fixes what the Markdown processor misreads, outside code and addresses. A single tilde is text: `3~4` becomes
 * `3\~4`. Stars and double tildes between CJK letters and a punctuation mark get an {@link EMPTY_COMMENT} beside them, so
 * that they mark emphasis (https://github.com/tats-u/markdown-cjk-friendly).
 */
export function fixDelimiters(markdown: string): string {
  if (!CONCERNED.test(markdown)) return markdown;
  return replaceOutsideCode(markdown, DELIMITER, ({ 0: run, groups }) => {
    if (groups?.tilde) return `\\${run}`;
    if (groups?.opening) return EMPTY_COMMENT + run;
    return groups?.closing ? run + EMPTY_COMMENT : run;
  });
}
