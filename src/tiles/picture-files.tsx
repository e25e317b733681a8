import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type PngOptions } from 'sharp';
import { MIXED_FLOOR_SIZE, MOTIF_FLOOR_SIZE } from '#drawings.ts';
import type { CoverDrawing, MotifName } from '#types.ts';
import { COVER, CoverTiles } from './CoverTiles.tsx';
import { FloorTiles, getFloorBox, TilePatterns } from './inline-tiles.tsx';
import { ownLogo } from './own-drawings.ts';
import { TILE_BOX, TILE_SIZE, TileDrawing, TilePattern } from './TileDrawing.tsx';

/** An SVG file with this view box. `side` is the side of a square picture, in px. */
function toSvgFile(content: ReactNode, box = TILE_BOX, side?: number): string {
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file, whose alternative text is on the page that shows it
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={box} width={side} height={side}>
      {content}
    </svg>,
  );
}

/** A tile, or the part of one in this view box. */
export function drawTile(motif: MotifName, box?: string): string {
  return toSvgFile(<TileDrawing motif={motif} />, box);
}

/** An article's cover, or the part of it in this view box. */
export function drawCover(
  drawing: CoverDrawing,
  box = `${COVER.x} ${COVER.y} ${COVER.width} ${COVER.height}`,
): string {
  return toSvgFile(<CoverTiles drawing={drawing} />, box);
}

/** The logo as a square, `side` px wide: the agency's own on white, or a tile of the network motif. */
export function drawLogo(side: number, corners: 'square' | 'rounded' = 'square'): string {
  return toSvgFile(
    <>
      <clipPath id="frame">
        <rect width="120" height="120" rx={corners === 'rounded' ? 20 : undefined} />
      </clipPath>
      <g clipPath="url(#frame)">
        {ownLogo ? (
          <>
            <path fill="#fff" d="M0 0h120v120H0z" />
            {/* Devices cut off the edges of icons. */}
            <image
              href={`data:image/svg+xml;base64,${Buffer.from(ownLogo).toString('base64')}`}
              x="12"
              y="12"
              width="96"
              height="96"
            />
          </>
        ) : (
          <TileDrawing motif="network" palette="logo" />
        )}
      </g>
    </>,
    TILE_BOX,
    side,
  );
}

/** Tiles of one motif, edge to edge. A pattern repeats one tile: with `<use>`, browsers would style each copy. */
export function drawFloor(motif: MotifName): string {
  const { columns, rows } = MOTIF_FLOOR_SIZE;
  const [width, height] = [columns * TILE_SIZE, rows * TILE_SIZE];
  return toSvgFile(
    <>
      <TilePattern id="tile" motif={motif} />
      <rect width={width} height={height} fill="url(#tile)" />
    </>,
    `0 0 ${width} ${height}`,
  );
}

/** Tiles of all motifs, with gaps. */
export function drawMixedFloor() {
  return toSvgFile(
    <>
      <TilePatterns />
      <FloorTiles {...MIXED_FLOOR_SIZE} />
    </>,
    getFloorBox(MIXED_FLOOR_SIZE),
  );
}

/** A response with an opaque picture at its own size, which the build writes to a file. JPEG is for photographs. */
export async function toRasterResponse(
  svg: string,
  format: 'png' | 'jpeg',
  options?: PngOptions,
): Promise<Response> {
  const picture = sharp(Buffer.from(svg)).removeAlpha().toFormat(format, options);
  const headers = { 'Content-Type': `image/${format}` };
  return new Response(new Uint8Array(await picture.toBuffer()), { headers });
}
