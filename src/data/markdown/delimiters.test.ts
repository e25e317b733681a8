import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { fixDelimiters } from './delimiters.ts';

const toHtml = (markdown: string) =>
  markdownToHtml(fixDelimiters(markdown)).html.replaceAll('<!---->', '').trim();

/** The emphasis in a text, in order. */
const emphasized = (markdown: string) =>
  toHtml(markdown).match(/(?<=<(strong|em|del)>).*?(?=<\/\1>)/g) ?? [];

test.each([
  [
    '今回の調査では**「返信の速さ」**が評価。見積もりは**無料（二回まで）**です。',
    ['「返信の速さ」', '無料（二回まで）'],
  ],
  ['我们建议**先试用。**然后再决定。', ['先试用。']],
  ["신청은 **'온라인(홈페이지)'**에서 받습니다.", ["'온라인(홈페이지)'"]],
  ['请看*《手册》*和~~“旧版”~~的说明', ['《手册》', '“旧版”']],
  ['𠮷**（a）**b**（c）**𠮷', ['（a）', '（c）']],
  ['- **価格：**`x`と**`y`**です', ['価格：', '<code>y</code>']],
  ['| あ**「い」**う |\n|---|', ['「い」']],
  ['あ[**「い」**う](/え)**「お」**か', ['「い」', '「お」']],
  ['あ*い*う **え** お', ['い', 'え']],
  ['数は2*3*、**4', ['3']],
])('emphasis in %j is %j', (markdown, expected) => {
  expect(emphasized(markdown)).toEqual(expected);
});

test.each([
  '3~4 days, 1~2 weeks ~here~',
  '회의는 15~20분, 점심은 50~60분',
  '~4 *days, or 1~2 weeks*',
  '[1~2](/a) and 3~4',
])('nothing in %j is struck out', (markdown) => {
  expect(toHtml(markdown)).not.toContain('<del>');
  expect(toHtml(markdown).match(/~/g)).toEqual(markdown.match(/~/g));
});

test.each([
  '`あ**「い」**う 1~2`, `\\`',
  '```\nあ**「い」**う 1~2\n```',
  '~~~\na\n~~~',
  'あ\\**「い」 1\\~2 ~~a~~',
  'https://a.test/~b <https://a.test/~c> [い](/~d "1~2") [あ][e~f] [g~h]\n\n[e~f]: /~i\n\n[g~h]: /j',
  '![あ](/~a.png "1~2") ![`い~う`](/a.png) <b title="1~2">う</b>',
  'あ[^1~2]\n\n[^1~2]: い',
  'foo**"bar"**baz, foo**·bar**baz',
])('%j stays as it is', (markdown) => {
  expect(fixDelimiters(markdown)).toBe(markdown);
});
