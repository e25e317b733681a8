import { expect, test } from 'vitest';
import { drawSocialImage, getHeadlineSize } from './social-image.tsx';

const drawImage = (headline: string) =>
  drawSocialImage({ path: '/a.png', alt: 'A', brand: 'B', kicker: 'C', headline, footer: 'D' });

test('Maltese and Vietnamese letters have their own shapes', { timeout: 30_000 }, async () => {
  const letters = [...'ċġħżầ'];
  expect(new Set(await Promise.all(letters.map(drawImage))).size).toBe(letters.length);
});

test.each([
  ['emoji are left out', '⚡Launch🚀  day👩🏽‍💻', 'Launch day'],
  ['a headline with a letter that no font has is left out', 'A 日', ''],
])('%s', async (_, headline, drawn) => {
  expect(await drawImage(headline)).toBe(await drawImage(drawn));
});

test.each([
  ['Témoignages clients', 84],
  ['Allgemeine Geschäftsbedingungen', 58],
  ['Donaudampfschifffahrtsgesellschaftskapitänsmützen', 36],
])('the headline %j has a font size of %d px', (headline, size) => {
  expect(getHeadlineSize(headline, 672)).toBe(size);
});
