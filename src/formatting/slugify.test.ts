import { expect, test } from 'vitest';
import { slugify } from './slugify.ts';

test.each([
  ['AI Research', 'ai-research'],
  ['UI/UX & design', 'ui-ux-design'],
  ['  Għarb, 2025! ', 'gharb-2025'],
  ['L-Għadira & AI’s', 'l-ghadira-ais'],
  ['AI: what’s next?', 'ai-whats-next'],
  ['Straße, Ærø & Łódź', 'strasse-aero-lodz'],
  ['Привет, ﬁn', 'privet-fin'],
  ['notFound', 'notfound'],
  ['日本', ''],
])('the slug of %s is %j', (name, slug) => expect(slugify(name)).toBe(slug));
