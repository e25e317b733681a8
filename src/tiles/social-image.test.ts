import { expect, test, vi } from 'vitest';
import { socialImage } from './social-image.tsx';

// Vitest leaves style sheets empty.
vi.mock('./pigments.ts', () => ({ pigment: () => '#000000' }));

test('every Maltese letter has a shape of its own in the picture of a shared link', async () => {
  // No font has the last one.
  const letters = [...'ĊċĠġĦħŻż日'];
  const pictures = letters.map((headline) =>
    socialImage({ path: '/a.png', alt: 'A', brand: 'B', eyebrow: 'C', headline, footer: 'D' }),
  );
  expect(new Set(await Promise.all(pictures)).size).toBe(letters.length);
});
