import satori from 'satori';
import { staticFont } from '#styles/static-font.ts';
import { readTypeface, type TypefaceRole } from '#styles/typefaces.ts';
import { logoMark, rosette } from './composition.ts';
import { COVER_FILE, type CoverMosaic } from './cover-tiles.ts';
import { EMBLEM } from './emblems.ts';
import { SOCIAL_HEIGHT as HEIGHT, SOCIAL_WIDTH as WIDTH } from './generated-images.ts';
import type { MotifName } from './motifs.ts';
import { coverPicture, tilePicture } from './picture-files.tsx';
import { pigment } from './pigments.ts';
import type { SocialCard } from './social-card.ts';

/** Left edge of the words, and upper edge, in px. */
const MARGIN = 68;
const MARGIN_TOP = 56;
const LOGO = 52;

/** Satori reads neither woff2 nor variable fonts, and takes one file for each name. */
async function fontsOf(role: TypefaceRole, weight: 500 | 700) {
  const fonts = readTypeface(role).files.map(async (file, index) => ({
    name: `${role}-${index}`,
    weight,
    style: 'normal' as const,
    data: await staticFont(file, weight),
  }));
  return Promise.all(fonts);
}

const FONTS = { display: await fontsOf('display', 700), text: await fontsOf('text', 500) };

/** Letters that the first file of a typeface lacks, such as ħ or ầ, are in the others. */
const familyOf = (role: TypefaceRole) => FONTS[role].map(({ name }) => name).join(', ');

/**
 * The picture of a shared link as an SVG file: words on the night ground at the left, tiles at the right.
 */
export async function socialImage(card: SocialCard): Promise<string> {
  const stops = ['hero-glow', 'hero-mid', 'night'].map(
    (name, index) => `<stop offset="${index / 2}" stop-color="${pigment(name)}"/>`,
  );
  const tiles = card.cover ? coverAtRight(card.cover) : allMotifs();
  // The words end 40 px before the tiles.
  const width = WIDTH - tiles.width - 40;
  const words = await satori(<Words card={card} />, {
    width,
    height: HEIGHT,
    fonts: [...FONTS.display, ...FONTS.text],
  });
  const logo = tilePicture({ ...logoMark(LOGO), radius: LOGO / 6 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <radialGradient id="light" cx=".5" cy="0" r=".9">${stops.join('')}</radialGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <svg x="${WIDTH - tiles.width}" width="${tiles.width}" height="${HEIGHT}" viewBox="${tiles.viewBox}">${tiles.svg}</svg>
    <svg x="${MARGIN}" y="${MARGIN_TOP}" width="${LOGO}" height="${LOGO}">${logo}</svg>
    ${words}
  </svg>`;
}

/** A picture that fills the height, and the part of it that shows. */
interface Tiles {
  svg: string;
  viewBox: string;
  /** In px. */
  width: number;
}

/** A cover fills the height with its five rows; its middle four columns show. */
function coverAtRight(cover: CoverMosaic): Tiles {
  const { tile, width, height } = COVER_FILE;
  const shown = EMBLEM.columns * tile;
  return {
    svg: `<svg width="${width}" height="${height}">${coverPicture(cover)}</svg>`,
    viewBox: `${(width - shown) / 2} 0 ${shown} ${height}`,
    width: (shown / height) * HEIGHT,
  };
}

/** A rosette of each of the six motifs: two beside each other, three on top of each other. */
function allMotifs(): Tiles {
  const motifs: MotifName[] = ['network', 'star', 'petals', 'grid', 'rings', 'steps'];
  const size = HEIGHT / 6;
  const cells = motifs.flatMap((motif, index) =>
    rosette(motif, motif, { x: (index % 2) * 2 * size, y: Math.floor(index / 2) * 2 * size, size }),
  );
  const width = 4 * size;
  const svg = tilePicture({ cells, width, height: HEIGHT });
  return { svg, viewBox: `0 0 ${width} ${HEIGHT}`, width };
}

/** Satori knows flex boxes and a few elements; styles are its only way to set words. */
function Words({ card }: { card: SocialCard }) {
  const { brand, eyebrow, headline, highlight, footer } = card;
  const muted = { fontSize: 26, color: pigment('on-night-muted') };
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return (
    <div
      style={{
        ...column,
        boxSizing: 'border-box',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: `${MARGIN_TOP}px 0 58px ${MARGIN}px`,
        fontFamily: familyOf('text'),
        color: pigment('white'),
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 16,
          fontFamily: familyOf('display'),
          fontSize: 34,
        }}
      >
        <div style={{ width: LOGO, height: LOGO }} />
        <div style={{ letterSpacing: '-0.02em' }}>{brand}</div>
      </div>
      <div style={{ ...column, gap: 22 }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, ...muted }}>
          <div style={{ width: 40, height: 4, backgroundColor: pigment('yellow') }} />
          {eyebrow}
        </div>
        <div
          style={{
            ...column,
            fontFamily: familyOf('display'),
            fontSize: headlineSize(headline),
            letterSpacing: '-0.03em',
            lineHeight: 1.03,
            textWrap: 'balance',
            wordBreak: 'break-word',
          }}
        >
          {highlight ? headline.replace(highlight, '').trim() : headline}
          {highlight && <div style={{ color: pigment('yellow') }}>{highlight}</div>}
        </div>
      </div>
      <div style={muted}>{footer}</div>
    </div>
  );
}

/** Long headlines are set smaller: up to 150 characters fit. Font sizes in px. */
function headlineSize({ length }: string): number {
  if (length <= 26) return 84;
  if (length <= 40) return 72;
  if (length <= 60) return 62;
  return length <= 100 ? 50 : 40;
}
