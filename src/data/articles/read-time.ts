import type { HastNode } from '../markdown/hast.ts';
import { markdownTree } from '../markdown/markdown-tree.ts';

/** Roughly how fast adults read plain prose on a screen. */
const WORDS_PER_MINUTE = 220;
/** The speed for scripts without spaces between words. */
const CHARACTERS_PER_MINUTE = 500;

const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** How long a text in a language takes to read, in minutes. */
export function minutesToRead(markdown: string, language: string): number {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const text = proseOf(markdownTree(markdown));
  const characters = text.match(CHARACTER)?.length ?? 0;
  const segments = [...words.segment(text.replace(CHARACTER, ' '))];
  const count = segments.filter(({ isWordLike }) => isWordLike).length;
  const minutes = count / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE;
  return Math.max(1, Math.round(minutes));
}

/** The text of a tree without the parts that readers skip: code, footnotes and their marks. */
function proseOf(node: HastNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') {
    const { tagName, properties } = node;
    if (/^(pre|sup)$/.test(tagName) || 'dataFootnotes' in properties) return '';
  }
  return 'children' in node ? node.children.map(proseOf).join(' ') : '';
}
