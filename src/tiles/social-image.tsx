import { create, type Font } from 'fontkitten';
import satori from 'satori';
import sharp from 'sharp';
import { SOCIAL_HEIGHT as HEIGHT, SOCIAL_WIDTH as WIDTH } from '#drawings.ts';
import {
  getCodePoints,
  readStaticFont,
  readTypeface,
  type TypefaceRole,
} from '#styles/typefaces.ts';
import { motifNames, type SocialCard } from '#types.ts';
import { FRAME } from './CoverTiles.tsx';
import { getColor } from './colors.ts';
import { EMBLEM } from './emblems.ts';
import { MOTIF_SIZE } from './motifs.ts';
import { drawCover, drawLogo, drawTile } from './picture-files.tsx';

/** The left edge of the text and its upper edge, in px. */
const MARGIN = 68;
const MARGIN_TOP = 56;
const LOGO = 52;

/** Satori shows a variable font at its default weight, and takes one file for each name. */
async function getFonts(role: TypefaceRole, weight: 500 | 700) {
  const fonts = readTypeface(role).files.map(async (file, index) => ({
    name: `${role}-${index}`,
    weight,
    style: 'normal' as const,
    data: await readStaticFont(file, weight),
  }));
  return Promise.all(fonts);
}

const FONTS = { display: await getFonts('display', 700), text: await getFonts('text', 500) };

/** The first file of a typeface lacks letters such as ħ or ầ; the other files have them. */
const getFamily = (role: TypefaceRole) => FONTS[role].map(({ name }) => name).join(', ');

const LETTERS = { display: getCodePoints('display'), text: getCodePoints('text') };

/** A text without symbols that its typeface lacks, such as emoji; empty if the typeface lacks a letter or digit. */
function toDrawable(text: string, role: TypefaceRole): string {
  const isMissing = (character: string) => !LETTERS[role].has(character.codePointAt(0) ?? 0);
  const characters = [...text.normalize('NFC').replaceAll('\u202F', '\u00A0')];
  if (characters.some((character) => /[\p{L}\p{N}]/u.test(character) && isMissing(character)))
    return '';
  return characters
    .map((character) => (/[^\S\u00A0]/.test(character) || isMissing(character) ? ' ' : character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/**
 * The image in a link preview as an SVG file: text on a dark background at the left, tiles or a photograph at the
 * right. A text with a letter or digit that its typeface lacks is left out.
 */
export async function drawSocialImage(written: SocialCard): Promise<string> {
  const card = {
    ...written,
    headline: toDrawable(written.headline, 'display'),
    brand: toDrawable(written.brand, 'display'),
    kicker: toDrawable(written.kicker, 'text'),
    footer: toDrawable(written.footer, 'text'),
  };
  const stops = ['dusk', 'night'].map(
    (name, index) => `<stop offset="${index * 0.7}" stop-color="${getColor(name)}"/>`,
  );
  const picture = await getIllustration(card);
  // The text ends 40 px before the picture.
  const width = WIDTH - picture.width - 40;
  const text = await satori(<CardText card={card} width={width - MARGIN} />, {
    width,
    height: HEIGHT,
    fonts: [...FONTS.display, ...FONTS.text],
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <radialGradient id="light" cx=".5" cy="0" r=".9">${stops.join('')}</radialGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <svg x="${WIDTH - picture.width}" width="${picture.width}" height="${HEIGHT}">${picture.svg}</svg>
    <svg x="${MARGIN}" y="${MARGIN_TOP}" width="${LOGO}" height="${LOGO}">${drawLogo(LOGO, 'rounded')}</svg>
    ${text}
  </svg>`;
}

/** A picture that fills the height. Its width is in px. */
interface Illustration {
  svg: string;
  width: number;
}

/** The part of a cover with its emblem, the middle of a picture, or all motifs. */
async function getIllustration({ drawing, pictureFile }: SocialCard): Promise<Illustration> {
  const columns = EMBLEM.columns * MOTIF_SIZE;
  const width = (columns / FRAME.height) * HEIGHT;
  if (pictureFile) {
    const size = { width, height: HEIGHT };
    const file = sharp(pictureFile)
      .autoOrient()
      .resize(size)
      .flatten({ background: 'white' })
      .jpeg();
    const href = `data:image/jpeg;base64,${(await file.toBuffer()).toString('base64')}`;
    return { svg: `<image width="${width}" height="${HEIGHT}" href="${href}"/>`, width };
  }
  if (!drawing) return allMotifs();
  const visible = `${EMBLEM.column * MOTIF_SIZE} 0 ${columns} ${FRAME.height}`;
  return { svg: drawCover(drawing, visible), width };
}

/** Tiles of six motifs, in two columns and three rows. */
function allMotifs(): Illustration {
  const side = HEIGHT / 3;
  const tiles = motifNames
    .slice(0, 6)
    .map(
      (motif, index) =>
        `<svg x="${(index % 2) * side}" y="${Math.floor(index / 2) * side}" width="${side}" height="${side}">${drawTile(motif)}</svg>`,
    );
  return { svg: tiles.join(''), width: 2 * side };
}

/** Satori supports flex boxes and a few elements, and only inline styles. */
function CardText({ card, width }: { card: SocialCard; width: number }) {
  const { brand, kicker, headline, highlight, footer } = card;
  const muted = { fontSize: 26, color: getColor('on-night-muted') };
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
        fontFamily: getFamily('text'),
        color: getColor('white'),
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 16,
          fontFamily: getFamily('display'),
          fontSize: 34,
        }}
      >
        <div style={{ width: LOGO, height: LOGO }} />
        <div style={{ letterSpacing: '-0.02em' }}>{brand}</div>
      </div>
      <div style={{ ...column, gap: 22 }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, ...muted }}>
          <div style={{ width: 40, height: 4, backgroundColor: getColor('yellow') }} />
          {kicker}
        </div>
        <div
          style={{
            ...column,
            fontFamily: getFamily('display'),
            letterSpacing: '-0.03em',
            lineHeight: 1.03,
            textWrap: 'balance',
            fontSize: getHeadlineSize(headline, width),
            // Only words that are too wide even at the smallest size are broken.
            wordBreak: 'break-word',
          }}
        >
          {highlight ? headline.replace(highlight, '').trim() : headline}
          {highlight && <div style={{ color: getColor('yellow') }}>{highlight}</div>}
        </div>
      </div>
      <div style={muted}>{footer}</div>
    </div>
  );
}

const headlineFont = create(FONTS.display[0]?.data as Buffer) as Font;

/**
 * The font size of a headline, in px, from 36 to 84. It is smaller for a long headline, and for one with a word that
 * would otherwise be wider than `width` px.
 */
export function getHeadlineSize(headline: string, width: number): number {
  const widths = headline.split(/\s/).map((word) => {
    const glyphs = headlineFont.glyphsForString(word);
    return (
      glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / headlineFont.unitsPerEm
    );
  });
  const size = Math.min(84, 460 / Math.sqrt(headline.length), width / Math.max(...widths));
  return Math.max(36, Math.floor(size));
}
