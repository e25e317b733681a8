import { existsSync, readFileSync } from 'node:fs';
import { svgToPath, titleToSlug } from 'simple-icons/sdk';
import { getSettings } from './site.ts';

/** Marks that simple-icons lacks, and two whose files are several times as large there. */
const DRAWN = new Map(
  Object.entries({
    twitter:
      'M4 4l6.6 8.6L4.3 20h2.2l5.1-5.9 4.5 5.9H20l-6.9-9L19 4h-2.2l-4.7 5.5L7.9 4zM7 5.6h.5l9.5 12.8h-.6z',
    facebook:
      'M13.5 21v-8h2.8l.5-3.2h-3.3V7.7c0-1 .4-1.6 1.7-1.6H17V3.2A17 17 0 0 0 14.6 3c-2.6 0-4.3 1.5-4.3 4.3v2.5H7.4V13h2.9v8z',
    instagram:
      'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.6-3.4a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
    linkedin:
      'M4 9h3.4v11H4zm1.7-5.4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.5 9h3.2v1.5c.6-1 1.7-1.8 3.3-1.8 3.2 0 4 2 4 4.9V20h-3.4v-5.7c0-1.4-.2-2.6-1.8-2.6s-1.9 1.2-1.9 2.5V20H9.5z',
  }),
);

export type SocialLink = ReturnType<typeof getSocialLinks>[number];

export function getSocialLinks() {
  return getSettings().social.map((link) => ({ ...link, mark: getMark(link.network) }));
}

/** The mark of a network as a path in a `viewBox`; undefined if there is none. Capitals do not matter. */
export function getMark(network: string) {
  const name = titleToSlug(network);
  const path = DRAWN.get(name);
  if (path) return { path, viewBox: '0 0 24 24' };
  const file = `node_modules/simple-icons/icons/${name}.svg`;
  if (!existsSync(file)) return undefined;
  // The marks of simple-icons reach the edges of their square of 24 units.
  return { path: svgToPath(readFileSync(file, 'utf8')), viewBox: '-4 -4 32 32' };
}
