import { type MotifName, motifNames, TILE_SIZE } from './motifs.ts';
import { type Pigment, palettes } from './palettes.ts';
import { seededRandom } from './seeded-random.ts';
import { diamond, disc, line, type Shape, shape } from './shapes.ts';

/**
 * Portraits of people without a photograph: head and shoulders in flat pigments, on the 60 × 60 unit of
 * the tiles and from the same quarter circles, squares and diamonds. They show nobody in particular.
 */

interface Portrait {
  /** The tile behind the person. */
  motif: MotifName;
  /** The disc between tile and person. */
  halo: Pigment;
  /** From back to front. */
  shapes: Shape[];
  /** The person is drawn mirrored. */
  isMirrored: boolean;
}

/** Skin and natural hair are the colors that no brand changes. */
const SKINS = [
  { lit: '#f2c79b', far: '#dfa877', neck: '#c98d5c' },
  { lit: '#e3ab78', far: '#cb8d58', neck: '#b07343' },
  { lit: '#cf9160', far: '#b37444', neck: '#955c33' },
  { lit: '#b0723f', far: '#935a2e', neck: '#784622' },
  { lit: '#8f5732', far: '#744224', neck: '#5c3219' },
  { lit: '#7a482c', far: '#623720', neck: '#4b2916' },
] as const;
const [BROWN, DARK_BROWN, GREY] = ['#6b3f22', '#2b1a12', '#b3bcc2'];
const FAIR_HAIR = ['ink', BROWN, DARK_BROWN, 'red', 'yellow', GREY];
const DARK_HAIR = ['ink', DARK_BROWN, 'ink', GREY];

/** The disc behind the head, calm and unlike any hair, by the tile around it. */
const HALOS: Readonly<Record<MotifName, Pigment>> = {
  network: 'sky',
  steps: 'lime',
  petals: 'yellow',
  star: 'lime',
  rings: 'stone',
  grid: 'lime',
};

/** The colors of hair, coat, what is under it, and of scarf, collar and jewelry. */
type Paint = Record<'hair' | 'coat' | 'shirt' | 'trim', string>;

/** What is on a head. Beards go with some, earrings with the others. */
interface Style {
  behind?: (paint: Paint) => Shape[];
  inFront: (paint: Paint) => Shape[];
  hasEars?: boolean;
  isBearded?: boolean;
}

/** Hair parted in the middle: two quarters that meet at the crown. */
const parting = ({ hair }: Paint) =>
  shape(hair, 'M30 9a13 13 0 0 0-13 13v4A13 11 0 0 0 30 15a13 11 0 0 0 13 11v-4A13 13 0 0 0 30 9z');

const STYLES: readonly Style[] = [
  // Cropped.
  {
    inFront: ({ hair }) => [
      shape(hair, 'M17 26v-4a13 13 0 0 1 26 0v4h-2a6 6 0 0 1-6-6H25a6 6 0 0 1-6 6z'),
    ],
    hasEars: true,
    isBearded: true,
  },
  // Parted at the side.
  {
    inFront: ({ hair }) => [
      shape(
        hair,
        'M17 26v-4A13 13 0 0 1 30 8h2a12 12 0 0 1 11 12v6h-2a9 9 0 0 1-9-9 13 9 0 0 1-13 9z',
      ),
    ],
    hasEars: true,
    isBearded: true,
  },
  // Quiff.
  {
    inFront: ({ hair }) => [
      shape(hair, 'M17 26v-7A14 14 0 0 1 31 5h12v21h-2v-6H25a6 6 0 0 1-6 6z'),
    ],
    hasEars: true,
    isBearded: true,
  },
  // Flat top.
  {
    inFront: ({ hair }) => [
      shape(
        hair,
        'M17 26V10a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v16h-2v-3a4 4 0 0 0-4-4H23a4 4 0 0 0-4 4v3z',
      ),
    ],
    hasEars: true,
    isBearded: true,
  },
  // Bald, with what is left at the sides.
  {
    inFront: () => [shape(GREY, 'M18 30a6 6 0 0 1 1-11v5zM42 30a6 6 0 0 0-1-11v5z')],
    hasEars: true,
    isBearded: true,
  },
  // Round and full.
  {
    behind: ({ hair }) => [disc(hair, 30, 22, 18)],
    inFront: ({ hair }) => [shape(hair, 'M17 25v-4a13 13 0 0 1 26 0v4a13 8 0 0 0-26 0z')],
    hasEars: true,
  },
  // Curls.
  {
    behind: ({ hair }) =>
      [
        [16, 35],
        [44, 35],
        [15, 26],
        [45, 26],
      ].map(([x = 0, y = 0]) => disc(hair, x, y, 6)),
    inFront: ({ hair }) =>
      [
        [17, 17],
        [43, 17],
        [25, 11],
        [35, 11],
        [30, 13],
      ].map(([x = 0, y = 0]) => disc(hair, x, y, 6)),
  },
  // Bob with a straight fringe.
  {
    behind: ({ hair }) => [shape(hair, 'M13 43V25a17 17 0 0 1 34 0v18z')],
    inFront: ({ hair }) => [shape(hair, 'M15 30v-5a15 15 0 0 1 30 0v5h-3v-8H18v8z')],
  },
  // Long.
  {
    behind: ({ hair }) => [shape(hair, 'M13 56V25a17 17 0 0 1 34 0v31z')],
    inFront: (paint) => [parting(paint)],
  },
  // Swept to one side.
  {
    behind: ({ hair }) => [
      shape(hair, 'M13 37V25a17 17 0 0 1 34 0v20a12 12 0 0 1-12-3H22a9 9 0 0 1-9-5z'),
    ],
    inFront: ({ hair }) => [
      shape(
        hair,
        'M16 27v-5A14 14 0 0 1 30 9h1a13 13 0 0 1 13 13v3h-2a16 12 0 0 1-16-10 13 13 0 0 1-8 12z',
      ),
    ],
  },
  // Bun.
  {
    behind: ({ hair, trim }) => [disc(hair, 30, 6.5, 5.5), shape(trim, 'M26 8.5h8v3h-8z')],
    inFront: (paint) => [parting(paint)],
    hasEars: true,
  },
  // Two braids.
  {
    behind: ({ hair }) => [shape(hair, 'M14 37V25a16 16 0 0 1 32 0v12z')],
    inFront: (paint) => [
      parting(paint),
      ...[15, 45].flatMap((x) => [
        ...[36, 43, 50].map((y) => diamond(paint.hair, x, y, 4.5)),
        disc(paint.trim, x, 54.5, 2),
      ]),
    ],
  },
  // Headscarf.
  {
    inFront: ({ trim, shirt }) => [
      shape(
        trim,
        'M11 50V26a19 19 0 0 1 38 0v24a19 10 0 0 1-38 0zM19 24v7a11 12 0 0 0 22 0v-7a11 11 0 0 0-22 0z',
      ),
      shape(shirt, 'M19 24a11 11 0 0 1 22 0v-2a11 11 0 0 0-22 0z'),
      ...[18, 26, 34, 42].map((x) => diamond(shirt, x, 55 - Math.abs(x - 30) / 6, 1.8)),
    ],
  },
];

/** The lit half of a face and the far one, from the crown down: round, square and pointed. */
const FACES = [
  [
    'M30 11a12 12 0 0 0-12 12v8a12 12 0 0 0 12 12z',
    'M30 11a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12z',
  ],
  ['M30 11a12 12 0 0 0-12 12v12a8 8 0 0 0 8 8h4z', 'M30 11a12 12 0 0 1 12 12v12a8 8 0 0 1-8 8h-4z'],
  [
    'M30 11a12 12 0 0 0-12 12v6a17 17 0 0 0 12 15z',
    'M30 11a12 12 0 0 1 12 12v6a17 17 0 0 1-12 15z',
  ],
] as const;

/** The lit side of the nose, over the far half of the face. */
const NOSES = ['M29.8 25l5 8.5h-5z', 'M29.8 28.5a5 5 0 0 1 5 5h-5z', 'M29.8 23h1l3.5 10.5h-4.5z'];

const DOTS = [disc('ink', 24.5, 28, 1.7), disc('ink', 35.5, 28, 1.7)];
const EYES = [
  DOTS,
  [...DOTS, line('M22 24.5h5M33 24.5h5', 1.2)],
  [line('M22 28.5a2.7 2.7 0 0 1 5.2 0M33 28.5a2.7 2.7 0 0 1 5.2 0', 1.5)],
];

/** Mouths, by the color of the hair. */
type Mouth = (hair: string) => Shape[];
const OPEN_MOUTH = 'M26.5 37h7a3.5 3 0 0 1-7 0z';
const SMILE: Mouth = () => [line('M27 37.5a4.5 4.5 0 0 0 6 0', 1.3)];
const LAUGH: Mouth = () => [shape('red', OPEN_MOUTH)];
const LIPS: Mouth = () => [
  shape('red', 'M26.5 37.5a4 4 0 0 1 3.5-1 4 4 0 0 1 3.5 1 4 4 0 0 1-7 0z'),
];
const BEARD: Mouth = (hair) => [
  shape(hair, 'M18 28v3a12 12.5 0 0 0 24 0v-3h-1.5a6 6 0 0 1-6 6h-9a6 6 0 0 1-6-6z'),
  shape('white', OPEN_MOUTH),
];
const MOUSTACHE: Mouth = (hair) => [
  shape('red', OPEN_MOUTH),
  shape(hair, 'M30 34a4 4 0 0 0-6.5 3.5h13A4 4 0 0 0 30 34z'),
];

const GLASSES = [
  line(
    'M20 28a4.5 4.5 0 0 1 9 0 4.5 4.5 0 0 1-9 0zM31 28a4.5 4.5 0 0 1 9 0 4.5 4.5 0 0 1-9 0zM29 27.5h2',
    1.3,
  ),
  line('M20 24.5h9v7h-9zM31 24.5h9v7h-9zM29 27h2', 1.3),
];

/** Begins every seed; chosen so that the sample people look as their names suggest. */
const SALT = '1k7ca';

/** Shoulders; lower by some units, they make the stripes of a shirt. */
const shoulders = (color: string, lower = 0) =>
  shape(color, `M4 ${TILE_SIZE}v${lower}a14 13 0 0 1 14-13h24a14 13 0 0 1 14 13v${-lower}z`);

/** Coats and collars, with the neck in them. */
const CLOTHES: readonly ((paint: Paint, neck: string) => Shape[])[] = [
  // Round collar.
  ({ trim }, neck) => [shape(trim, 'M22 47h16a8 8 0 0 1-16 0z'), throat(neck)],
  // V-neck.
  ({ shirt }, neck) => [shape(shirt, 'M21 47h18l-9 11z'), shape(neck, 'M25 37h10v10l-5 7-5-7z')],
  // Shirt collar.
  ({ shirt, trim }, neck) => [
    throat(neck),
    shape(shirt, 'M30 53l-6-7-5 4.5 6 7zM30 53l6-7 5 4.5-6 7z'),
    disc(trim, 30, 57, 1.2),
  ],
  // Jacket and tie.
  ({ shirt, trim }, neck) => [
    shape(shirt, 'M22 47h16l-6 13h-4z'),
    throat(neck),
    shape(trim, 'M30 51l2.5 2.5L30 56l-2.5-2.5zM30 56l2.5 4h-5z'),
    shape('night', 'M23 45l5 15H18zM37 45l-5 15h10z'),
  ],
  // Turtleneck.
  ({ trim }, neck) => [shape(neck, 'M25 37h10v8H25z'), shape(trim, 'M23.5 44h13v6h-13z')],
  // Stripes.
  ({ coat, shirt }, neck) => [
    shoulders(shirt, 4),
    shoulders(coat, 7),
    shoulders(shirt, 11),
    throat(neck),
  ],
];

function throat(neck: string): Shape {
  return shape(neck, 'M25 37h10v10a5 5 0 0 1-10 0z');
}

/**
 * The portrait that a seed stands for, always the same.
 *
 * @param motif the tile behind the person; without it, the seed chooses
 */
export function portrait(seed: string, motif?: MotifName): Portrait {
  const random = seededRandom(SALT + seed);
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;

  const [chosen, skin, style] = [pick(motifNames), pick(SKINS), pick(STYLES)];
  const ground = motif ?? chosen;
  const halo = HALOS[ground];
  const [a, b]: readonly string[] = palettes[ground];
  const hair = pick(
    (SKINS.indexOf(skin) > 2 ? DARK_HAIR : FAIR_HAIR).filter((color) => color !== halo),
  );
  const coat = pick(
    ['cobalt', 'red', 'green', 'yellow', 'sky'].filter(
      (color) => ![halo, hair, a, b].includes(color),
    ),
  );
  const shirt = 'white';
  const trim = pick(
    ['cobalt', 'red', 'yellow', 'sky', 'green'].filter(
      (color) => ![halo, hair, coat].includes(color),
    ),
  );
  const paint = { hair, coat, shirt, trim };
  const [litHalf, farHalf] = pick(FACES);
  const mouth = pick(style.isBearded ? [SMILE, LAUGH, BEARD, MOUSTACHE] : [SMILE, LAUGH, LIPS]);

  const shapes = [
    ...(style.behind?.(paint) ?? []),
    shoulders(coat),
    ...pick(CLOTHES)(paint, skin.neck),
    ...(style.hasEars ? [disc(skin.lit, 18, 29, 3), disc(skin.far, 42, 29, 3)] : []),
    shape(skin.lit, litHalf),
    shape(skin.far, farHalf),
    shape(skin.lit, pick(NOSES)),
    ...mouth(hair),
    ...pick(EYES),
    ...style.inFront(paint),
    ...(style.hasEars && !style.isBearded && random() < 0.7
      ? [diamond(trim, 18, 35, 2.5), diamond(trim, 42, 35, 2.5)]
      : []),
    ...(random() < 0.35 ? [pick(GLASSES)] : []),
  ];
  return { motif: ground, halo, shapes, isMirrored: random() < 0.5 };
}
