import { expect, test } from 'vitest';
import { slugify } from './slugify';

test.each([
  ['AI Research', 'ai-research'],
  ['UI/UX & design', 'ui-ux-design'],
  ['  Għarb, 2025! ', 'g-arb-2025'],
  ['Café Müller', 'cafe-muller'],
])('%s is %s', (name, slug) => expect(slugify(name)).toBe(slug));
