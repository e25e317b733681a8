import { expect, test } from 'vitest';
import { findMissingPictures, siteFile } from './site-file.ts';

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
  expect(siteFile(urlPath, () => false)).toBe(file);
});

test.each([
  [COMPOSED, DECOMPOSED],
  [DECOMPOSED, COMPOSED],
  [encodeURI(DECOMPOSED), COMPOSED],
])('%j is the file %j, whether accents are composed or not', (written, name) => {
  const file = `src/pictures/${name}`;
  expect(siteFile(`/pictures/${written}`, (path) => path === file)).toBe(file);
});

const hasPicture = (urlPath: string) => urlPath === '/partners/a.svg';

test('finds pictures that do not exist, with the path of their field', () => {
  const data = [
    { imageSrc: '/partners/a.svg?v=2', name: 'A' },
    { imageSrc: '/partners/b.svg?v=2', author: { avatarUrl: '/pictures/c.PNG' } },
    { imageSrc: '/pictures/my photo.gif#a', picture: '/pictures/..%2fx.png' },
  ];
  expect(findMissingPictures(data, hasPicture)).toEqual([
    { path: [1, 'imageSrc'], text: expect.stringContaining('no file public/partners/b.svg.') },
    {
      path: [1, 'author', 'avatarUrl'],
      text: expect.stringContaining('no file src/pictures/c.PNG.'),
    },
    {
      path: [2, 'imageSrc'],
      text: expect.stringContaining('no file src/pictures/my photo.gif.'),
    },
    { path: [2, 'picture'], text: expect.stringContaining('No file may be called "/pictures/..') },
  ]);
});

test('ignores what is not a picture of this site', () => {
  const data = [
    'https://a.example/b.png',
    '//a.example/b.png',
    '/page',
    'see a.png',
    null,
    7,
    { from: '/old.png', to: '/page' },
  ];
  expect(findMissingPictures(data, hasPicture)).toEqual([]);
});
