import type { CSSProperties } from 'react';
import type { SocialCard } from '#data/pages/social-card.ts';
import { type Cell, COVER_ROWS, cover, rosette } from './composition.ts';
import { SOCIAL_HEIGHT as HEIGHT, SOCIAL_WIDTH as WIDTH } from './drawn-images.ts';
import type { MotifName } from './motifs.ts';

/*
 * The picture of a shared link: words on the night ground at the left, a floor of tiles at the right.
 * Plain data: satori takes it as elements, and what was drawn before is recognised by it.
 */

/** Left edge of the words, and upper edge, in px. */
const MARGIN = 68;
const MARGIN_TOP = 56;

/** Where the logo mark lies, in px: the words leave room for it. */
export const LOGO = { x: MARGIN, y: MARGIN_TOP, size: 52 };

/** A rosette of each of the six motifs: two beside each other, three on top of each other. */
const FLOOR: readonly MotifName[] = ['network', 'star', 'petals', 'grid', 'rings', 'steps'];
const FLOOR_TILE = HEIGHT / 6;
const FLOOR_LEFT = WIDTH - 4 * FLOOR_TILE;

/** A cover fills the height with its five rows; four of its columns show. */
const COVER_TILE = HEIGHT / COVER_ROWS;
const COVER_LEFT = WIDTH - 4 * COVER_TILE;

/** The tiles to the right of the words that are in sight. */
export function socialTiles({ cover: image }: SocialCard): Cell[] {
  const cells = image
    ? cover(image.palette, image.seed, COVER_TILE)
    : FLOOR.flatMap((motif, index) =>
        rosette(motif, motif, {
          x: (index % 2) * 2 * FLOOR_TILE,
          y: Math.floor(index / 2) * 2 * FLOOR_TILE,
          size: FLOOR_TILE,
        }),
      );
  const left = image ? COVER_LEFT : FLOOR_LEFT;
  return cells
    .map((cell) => ({ ...cell, x: cell.x + left }))
    .filter(({ x }) => Math.round(x) < WIDTH);
}

/** What satori sets: a box with styles, as a React element is in memory. */
interface Box {
  type: string;
  props: { style: CSSProperties; children: (Box | string)[] };
}

function box(style: CSSProperties, ...children: (Box | string)[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** Long headlines are set smaller: all fit into four lines. Font sizes in px. */
function headlineSize(headline: string): number {
  if (headline.length <= 26) return 84;
  return headline.length <= 40 ? 72 : 62;
}

/** How far the words may reach from the left edge of the picture, in px. */
export function wordsWidth({ cover: image }: SocialCard): number {
  return (image ? COVER_LEFT : FLOOR_LEFT) - 40;
}

/** The words, set over the left of the picture. */
export function socialWords(card: SocialCard, colorOf: (name: string) => string): Box {
  const { brand, eyebrow, headline, highlight, footer } = card;
  const muted = { fontSize: 26, color: colorOf('on-night-muted') };
  const begin = highlight ? headline.replace(highlight, '').trim() : headline;
  return box(
    {
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: wordsWidth(card),
      height: HEIGHT,
      padding: `${MARGIN_TOP}px 0 58px ${MARGIN}px`,
      fontFamily: 'text',
      color: colorOf('white'),
    },
    box(
      { alignItems: 'center', gap: 16, fontFamily: 'display', fontSize: 34 },
      box({ width: LOGO.size, height: LOGO.size }),
      box({ letterSpacing: '-0.02em' }, brand),
    ),
    box(
      { flexDirection: 'column', gap: 22 },
      box(
        { alignItems: 'center', gap: 18, ...muted },
        box({ width: 40, height: 4, backgroundColor: colorOf('yellow') }),
        eyebrow,
      ),
      box(
        {
          flexDirection: 'column',
          fontFamily: 'display',
          fontSize: headlineSize(headline),
          letterSpacing: '-0.03em',
          lineHeight: 1.03,
          textWrap: 'balance',
        },
        begin,
        ...(highlight ? [box({ color: colorOf('yellow') }, highlight)] : []),
      ),
    ),
    box(muted, footer),
  );
}
