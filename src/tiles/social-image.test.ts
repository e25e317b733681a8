import { expect, test, vi } from 'vitest';
import { socialImage } from './social-image.tsx';

// Vitest leaves style sheets empty.
vi.mock('./pigments.ts', () => ({ pigment: () => '#000000' }));

test('Maltese and Vietnamese letters have their own shapes', { timeout: 30_000 }, async () => {
  // No font has the last one.
  const letters = [...'ċġħżầ日'];
  const pictures = letters.map((headline) =>
    socialImage({ path: '/a.png', alt: 'A', brand: 'B', eyebrow: 'C', headline, footer: 'D' }),
  );
  expect(new Set(await Promise.all(pictures)).size).toBe(letters.length);
});
