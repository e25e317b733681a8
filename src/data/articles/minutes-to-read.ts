import { createElement, elementsIn, getText, replaceNode } from '#data/markdown/hast.ts';
import { markdownTree } from '#data/markdown/markdown-tree.ts';

/** Roughly how fast adults read plain prose on a screen. */
const WORDS_PER_MINUTE = 220;
/** The speed for Chinese and Japanese characters. */
const CHARACTERS_PER_MINUTE = 500;

const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** How long a text in a language takes to read, in minutes. */
export function minutesToRead(markdown: string, language: string): number {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const tree = markdownTree(markdown);
  // Readers skip code and footnotes, and look at pictures.
  for (const element of elementsIn(tree))
    if (/^(pre|img)$/.test(element.tagName) || 'dataFootnotes' in element.properties)
      replaceNode(element, createElement('span', {}, ' '));
  const text = getText(tree);
  const characters = text.match(CHARACTER)?.length ?? 0;
  const segments = [...words.segment(text.replace(CHARACTER, ' '))];
  const count = segments.filter(({ isWordLike }) => isWordLike).length;
  const minutes = count / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE;
  return Math.max(1, Math.round(minutes));
}
