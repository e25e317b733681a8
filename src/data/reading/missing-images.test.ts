import { expect, test } from 'vitest';
import { findMissingImages } from './missing-images.ts';

const hasImage = (address: string) => address === '/partners/a.svg';

test('finds images that do not exist, with the path of their field', () => {
  const data = [
    { imageSrc: '/partners/a.svg', name: 'A' },
    { imageSrc: '/partners/b.svg?v=2', author: { avatarUrl: '/pictures/c.PNG' } },
    { imageSrc: '/pictures/my photo.gif#a', picture: '/pictures/..%2fx.png' },
  ];
  expect(findMissingImages(data, hasImage)).toEqual([
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

test('an image with a query is the file without it', () => {
  expect(findMissingImages(['/partners/a.svg?v=2'], hasImage)).toEqual([]);
});

test('ignores what is not an image of this site', () => {
  const data = [
    ...['https://a.example/b.png', '//a.example/b.png', '/page', 'see a.png', null, 7],
    { from: '/old.png', to: '/page' },
  ];
  expect(findMissingImages(data, hasImage)).toEqual([]);
});
