import { expect, test } from 'vitest';
import { slugify } from './slugify.ts';

test.each([
  ['AI Research', 'ai-research'],
  ['UI/UX & design', 'ui-ux-design'],
  ['  Għarb, 2025! ', 'gharb-2025'],
  ['AI: what’s next?', 'ai-whats-next'],
  ['日本', ''],
  ['Café Müller', 'cafe-muller'],
])('%s is %s', (name, slug) => expect(slugify(name)).toBe(slug));
