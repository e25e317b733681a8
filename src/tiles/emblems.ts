import type { EmblemName } from '#types.ts';
import type { ColorName } from './colors.ts';
import { getDiscPath } from './motifs.ts';

/** One shape of an emblem: a path that is filled or, with `line`, drawn as a line of that width, in units. */
export interface Shape {
  color: ColorName;
  path: string;
  line?: number;
}

const shape = (color: ColorName, path: string): Shape => ({ color, path });

const disc = (color: ColorName, x: number, y: number, radius: number) =>
  shape(color, getDiscPath(x, y, radius));

const diamond = (color: ColorName, x: number, y: number, radius: number) =>
  shape(color, `M${x} ${y - radius}l${radius} ${radius}-${radius} ${radius}-${radius}-${radius}z`);

/** The gaps between tiles, as white lines. */
const gaps = (path: string): Shape => ({ color: 'white', path, line: 3 });

/** In motifs: the position of an emblem's box in the framed part of a cover (CoverTiles.tsx), and its size. */
export const EMBLEM = { column: 2, row: 1, columns: 4, rows: 3 };

/** The background of an emblem. It covers the strokes of the tiles around it (TileDrawing.tsx). */
const ground = (color: ColorName) => shape(color, 'M-.7-.7h241.4v181.4H-.7z');

/** Quarter discs in the corners of the box. */
const corners = (color: ColorName) =>
  shape(
    color,
    'M-1-1H36V0A36 36 0 0 1 0 36H-1zM241-1H204V0A36 36 0 0 0 240 36H241zM-1 181H36V180A36 36 0 0 0 0 144H-1zM241 181H204V180A36 36 0 0 1 240 144H241z',
  );

/** Two opposite quarters of a disc around the middle: the left one is `above` or `below`. */
const quarters = (color: ColorName, radius: number, pair: 'below' | 'above') => {
  const [up, sweep] = pair === 'above' ? [-radius, 1] : [radius, 0];
  const arc = `${radius} ${radius} 0 0 ${sweep}`;
  return shape(
    color,
    `M120 90h${-radius}a${arc} ${radius} ${up}zM120 90h${radius}a${arc} ${-radius} ${-up}z`,
  );
};

/**
 * The drawings in the middle of covers, in the shapes of tiles: two speech bubbles, a heart, and rings whose
 * quarters are light and dark in turn.
 */
export const emblems: Readonly<Record<EmblemName, readonly Shape[]>> = {
  speech: [
    ground('night'),
    shape('sky', 'M90 54h90a30 30 0 0 1 30 30v78a36 36 0 0 1-36-36h-54a30 30 0 0 1-30-30z'),
    shape(
      'cream',
      'M60 18h90a30 30 0 0 1 30 30v30a30 30 0 0 1-30 30H66a36 36 0 0 1-36 36V48a30 30 0 0 1 30-30z',
    ),
    ...[60, 105, 150].flatMap((x) => [diamond('yellow', x, 63, 18), disc('night', x, 63, 6)]),
  ],
  heart: [
    ground('white'),
    corners('yellow'),
    shape('red', 'M48 54a36 36 0 0 1 72 0 36 36 0 0 1 72 0v36l-72 72-72-72z'),
    gaps('M120 18v36M48 54h144M48 90h36M156 90h36M84 126h72'),
    shape('yellow', 'M84 54h72v72H84z'),
    shape(
      'red',
      'M84 54A51 51 0 0 1 120 90 51 51 0 0 1 84 54zM156 126A51 51 0 0 1 120 90 51 51 0 0 1 156 126zM156 54A51 51 0 0 0 120 90 51 51 0 0 0 156 54zM84 126A51 51 0 0 0 120 90 51 51 0 0 0 84 126z',
    ),
    disc('ink', 120, 90, 6),
    gaps('M84 54h72v72H84z'),
  ],
  eclipse: [
    ground('green'),
    ...[78, 58, 38].flatMap((radius, ring) => [
      quarters(ring === 1 ? 'green' : 'cream', radius, 'above'),
      quarters(ring === 1 ? 'yellow' : 'green', radius, 'below'),
    ]),
    shape('yellow', 'M120 45l11 34 34 11-34 11-11 34-11-34-34-11 34-11z'),
    ...[52, 120, 188].map((x) => disc('red', x, 90, 8)),
  ],
};
