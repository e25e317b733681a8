/** The palettes that a cover can be laid in. */
export type CoverPalette = 'research' | 'healthcare' | 'quantum';

/** A cover is laid from tiles, or it is an image file. The seed decides which tiles lie where. */
export type CoverImage =
  | { kind: 'mosaic'; palette: CoverPalette; seed: string }
  | { kind: 'image'; src: string };
