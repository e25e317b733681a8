import type { CoverPalette } from './cover-tiles.ts';
import type { Pigment } from './palettes.ts';
import { diamond, disc, line, type Shape, shape } from './shapes.ts';

/** In tiles: the box of an emblem, in the middle of a cover. */
export const EMBLEM = { columns: 4, rows: 3 };

/** As far beyond the box as the grounds of tiles reach (Tiles.tsx). */
const ground = (color: Pigment) => shape(color, 'M-.7-.7h241.4v181.4H-.7z');

/** Quarter discs in the corners of the box. */
const corners = (color: Pigment) =>
  shape(
    color,
    'M-1-1H36V0A36 36 0 0 1 0 36H-1zM241-1H204V0A36 36 0 0 0 240 36H241zM-1 181H36V180A36 36 0 0 0 0 144H-1zM241 181H204V180A36 36 0 0 1 240 144H241z',
  );

/** Ellipses around the middle, turned by a third each. */
const ORBITS = [
  'M36 90a84 30 0 1 1 168 0 84 30 0 1 1-168 0z',
  'M78 17.3A84 30 60 1 1 162 162.7 84 30 60 1 1 78 17.3z',
  'M162 17.3A84 30 120 1 1 78 162.7 84 30 120 1 1 162 17.3z',
];

/** What the articles of a category are about, drawn in the middle of their covers: language, medicine, physics. */
export const emblems: Readonly<Record<CoverPalette, readonly Shape[]>> = {
  network: [
    ground('night'),
    shape('sky', 'M96 66h96a24 24 0 0 1 24 24v36a24 24 0 0 1-24 24v24l-24-24h-72z'),
    shape(
      'lime',
      'M48 18h120a24 24 0 0 1 24 24v54a24 24 0 0 1-24 24H84l-36 36v-36a24 24 0 0 1-24-24V42a24 24 0 0 1 24-24z',
    ),
    ...[62, 108, 154].flatMap((x) => [diamond('yellow', x, 69, 18), disc('night', x, 69, 6)]),
  ],
  petals: [
    ground('white'),
    corners('yellow'),
    shape('red', 'M120 165L57 102A44.5 44.5 0 0 1 120 39 44.5 44.5 0 0 1 183 102z'),
    line('M36 90h48l15-27 24 57 18-42 9 12h54', 7, 'white'),
  ],
  star: [
    ground('green'),
    ...ORBITS.map((path) => line(path, 6, 'lime')),
    shape('yellow', 'M120 54l9 27 27 9-27 9-9 27-9-27-27-9 27-9z'),
    disc('red', 120, 90, 6),
    disc('red', 36, 90, 9),
    disc('red', 162, 17.3, 9),
    disc('red', 162, 162.7, 9),
  ],
};
