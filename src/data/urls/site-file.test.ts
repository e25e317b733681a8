import { expect, test } from 'vitest';
import { toFilePath } from './site-file.ts';

const COMPOSED = 'caf\u00e9.jpg';
const DECOMPOSED = 'cafe\u0301.jpg';

test.each([
  ['/pictures/a.jpg', 'src/pictures/a.jpg'],
  ['/pictures/2025/My photo_1-2.JPG', 'src/pictures/2025/My photo_1-2.JPG'],
  ['/pictures/my%20photo.jpg?v=2', 'src/pictures/my photo.jpg'],
  ['/files/a.pdf#page=2', 'public/files/a.pdf'],
  ['/pictures/日本.png', 'src/pictures/日本.png'],
  ['/pictures/..%2f..%2fx.png', undefined],
  ['/pictures/../../x.png', undefined],
  ['/pictures/%2e%2e/x.png', undefined],
  ['/pictures/..%5cx.png', undefined],
  ['/pictures/..%252fx.png', undefined],
  ['/.git/config', undefined],
  ['/a%00.png', undefined],
  ['/100%.png', undefined],
  ['/🎉.png', undefined],
  ['/ a.png', undefined],
  ['/a.png.', undefined],
  ['//a.test/a.png', undefined],
  ['https://a.test/a.png', undefined],
])('the address %j leads to the file %j', (urlPath, file) => {
  expect(toFilePath(urlPath, () => false)).toBe(file);
});

test.each([
  [COMPOSED, DECOMPOSED],
  [DECOMPOSED, COMPOSED],
  [encodeURI(DECOMPOSED), COMPOSED],
])('%j is the file %j, whether accents are composed or not', (written, name) => {
  const file = `src/pictures/${name}`;
  expect(toFilePath(`/pictures/${written}`, (path) => path === file)).toBe(file);
});
