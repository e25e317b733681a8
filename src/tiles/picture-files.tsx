import { existsSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type PngOptions } from 'sharp';
import { floor, type TilePicture } from './composition.ts';
import { COVER, type CoverMosaic } from './cover-tiles.ts';
import { MixedTiles, mixedBox, TileDefinitions } from './DrawnFloor.tsx';
import type { MotifName } from './motifs.ts';
import { CoverTiles, Tiles } from './Tiles.tsx';

/** An SVG file with this view box. `side` is the side of a square picture, in px. */
function svgFile(content: ReactNode, box: string, side?: number): string {
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file, whose alternative text is on the page that shows it
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={box} width={side} height={side}>
      {content}
    </svg>,
  );
}

export function tilePicture(picture: TilePicture): string {
  return svgFile(<Tiles {...picture} />, `0 0 ${picture.width} ${picture.height}`);
}

export function coverPicture(mosaic: CoverMosaic): string {
  return svgFile(<CoverTiles mosaic={mosaic} />, `0 0 ${COVER.width} ${COVER.height}`);
}

const OWN_LOGO = 'src/pictures/logo.svg';

/** The agency's own logo as an SVG file, if there is one: src/pictures/logo.svg. */
export function ownLogo(): string | undefined {
  return existsSync(OWN_LOGO) ? readFileSync(OWN_LOGO, 'utf8') : undefined;
}

/** The logo as a square, `side` px wide: the agency's own on white, or a rosette of the network motif. */
export function logoPicture(side: number, isRounded = false): string {
  const own = ownLogo();
  return svgFile(
    <>
      <clipPath id="frame">
        <rect width="120" height="120" rx={isRounded ? 20 : undefined} />
      </clipPath>
      <g clipPath="url(#frame)">
        {own ? (
          <>
            <path fill="#fff" d="M0 0h120v120H0z" />
            {/* Devices cut off the edges of icons. */}
            <image
              href={`data:image/svg+xml;base64,${Buffer.from(own).toString('base64')}`}
              x="12"
              y="12"
              width="96"
              height="96"
            />
          </>
        ) : (
          <Tiles {...floor('network', 2, 2, 'logo')} />
        )}
      </g>
    </>,
    '0 0 120 120',
    side,
  );
}

/**
 * 24 × 8 rosettes of one motif, edge to edge. A pattern repeats them: with `<use>`, browsers would style the elements
 * of each copy.
 */
export function floorPicture(motif: MotifName): string {
  const rosette = floor(motif, 2, 2);
  const [width, height] = [24 * rosette.width, 8 * rosette.height];
  return svgFile(
    <>
      <pattern
        id="rosette"
        width={rosette.width}
        height={rosette.height}
        patternUnits="userSpaceOnUse"
      >
        <Tiles {...rosette} />
      </pattern>
      <rect width={width} height={height} fill="url(#rosette)" />
    </>,
    `0 0 ${width} ${height}`,
  );
}

/** The mixed floor is wider than the widest screen. */
const MIXED_FLOOR = { columns: 48, rows: 1 };

export function mixedFloorPicture() {
  return svgFile(
    <>
      <TileDefinitions />
      <MixedTiles {...MIXED_FLOOR} />
    </>,
    mixedBox(MIXED_FLOOR),
  );
}

/** The response of an endpoint whose file the build writes: an opaque picture at its own size. JPEG is for photographs. */
export async function rasterResponse(
  svg: string,
  format: 'png' | 'jpeg',
  options?: PngOptions,
): Promise<Response> {
  const picture = sharp(Buffer.from(svg)).removeAlpha().toFormat(format, options);
  const headers = { 'Content-Type': `image/${format}` };
  return new Response(new Uint8Array(await picture.toBuffer()), { headers });
}
