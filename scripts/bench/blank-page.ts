/** Bytes of HTML: what a page of plain text with a few styles weighs before compression. */
const SIZE = 10 * 1024;

const STYLES =
  ':root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1.5rem;' +
  'font:1.0625rem/1.6 Arial,sans-serif}h1{font-size:2.4rem;line-height:1.1}p{margin-block:1rem}';

const WORDS =
  'a floor is laid tile by tile and each one must lie level before the next can be set beside it ' +
  'so the work looks slow until the room is done and then nobody sees the work at all';

/**
 * The limit to measure against: 10 KB of text with inline styles, no script, no font, no picture. The
 * words follow each other in another order in every paragraph, so that compression finds about as
 * little to gain as in prose.
 */
export function blankPage(): string {
  const head =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Blank</title>' +
    `<meta name="description" content="A page of text to compare with."><style>${STYLES}</style>` +
    '</head><body><main><h1>A page of text</h1>';
  const words = WORDS.split(' ');
  const paragraphs: string[] = [];
  for (let turn = 1; [head, ...paragraphs].join('').length < SIZE; turn += 1) {
    const order = words.map((_, index) => words[(index * (2 * turn + 1) + turn) % words.length]);
    paragraphs.push(`<p>${order.join(' ')}.</p>`);
  }
  return `${head}${paragraphs.join('')}</main></body></html>`;
}
