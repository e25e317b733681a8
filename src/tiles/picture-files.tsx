import { existsSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type PngOptions, type Sharp } from 'sharp';
import { logoMark, singleRosette, type TilePicture } from './composition.ts';
import { COVER_FILE, type CoverMosaic, coverTiles } from './cover-tiles.ts';
import { MixedTiles, mixedBox, TileDefinitions } from './DrawnFloor.tsx';
import type { MotifName } from './motifs.ts';
import { Emblem, Tiles } from './Tiles.tsx';

/** An SVG file with this view box. */
function svgFile(content: ReactNode, box: string): string {
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file; whoever shows it gives the alternative text
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={box}>
      {content}
    </svg>,
  );
}

/** Tiles as an SVG file, with any shapes on top. `radius` rounds its corners, in px. */
export function tilePicture({
  cells,
  width,
  height,
  radius = 0,
  children,
}: TilePicture & { radius?: number; children?: ReactNode }) {
  return svgFile(
    <>
      {radius > 0 && (
        <clipPath id="frame">
          <rect width={width} height={height} rx={radius} />
        </clipPath>
      )}
      <g clipPath={radius > 0 ? 'url(#frame)' : undefined}>
        <Tiles cells={cells} />
        {children}
      </g>
    </>,
    `0 0 ${width} ${height}`,
  );
}

const OWN_LOGO = 'src/pictures/logo.svg';

/** The agency's own logo as an SVG file, if there is one: src/pictures/logo.svg. */
export function ownLogo(): string | undefined {
  return existsSync(OWN_LOGO) ? readFileSync(OWN_LOGO, 'utf8') : undefined;
}

/** The logo in a square, its corners rounded by `radius` px: the agency's own on white, or a rosette. */
export function logoPicture(size: number, radius = 0): string {
  const own = ownLogo();
  if (!own) return tilePicture({ ...logoMark(size), radius });
  // Devices cut off the edges of icons.
  const margin = size / 10;
  const side = size - 2 * margin;
  return svgFile(
    <>
      <rect width={size} height={size} rx={radius} fill="#fff" />
      <image
        href={`data:image/svg+xml;base64,${Buffer.from(own).toString('base64')}`}
        x={margin}
        y={margin}
        width={side}
        height={side}
      />
    </>,
    `0 0 ${size} ${size}`,
  );
}

export function coverPicture(mosaic: CoverMosaic) {
  const { tile, width, height } = COVER_FILE;
  const cells = coverTiles(mosaic, tile);
  const children = mosaic.emblem && <Emblem name={mosaic.emblem} size={tile} />;
  return tilePicture({ cells, width, height, children });
}

/** Rosettes of one motif, edge to edge. A pattern, because browsers style each `<use>` as elements of its own. */
export function floorPicture(motif: MotifName) {
  const { cells, width, height } = singleRosette(motif);
  const [floorWidth, floorHeight] = [24 * width, 8 * height];
  return svgFile(
    <>
      <pattern id="rosette" width={width} height={height} patternUnits="userSpaceOnUse">
        <Tiles cells={cells} />
      </pattern>
      <rect width={floorWidth} height={floorHeight} fill="url(#rosette)" />
    </>,
    `0 0 ${floorWidth} ${floorHeight}`,
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

const opaque = (svg: string) => sharp(Buffer.from(svg)).removeAlpha();

async function rasterResponse(picture: Sharp, type: string): Promise<Response> {
  const file = new Uint8Array(await picture.toBuffer());
  return new Response(file, { headers: { 'Content-Type': type } });
}

/** The response of an endpoint that the build writes to a PNG file: an opaque picture in its own size. */
export const pngResponse = (svg: string, options?: PngOptions) =>
  rasterResponse(opaque(svg).png(options), 'image/png');

/** The same as JPEG, for photographs. */
export const jpegResponse = (svg: string) => rasterResponse(opaque(svg).jpeg(), 'image/jpeg');
