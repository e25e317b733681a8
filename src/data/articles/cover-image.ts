/** The palettes that a cover can be laid in. */
export type CoverPalette = 'research' | 'healthcare' | 'quantum';

/** What a cover that the site lays from tiles looks like: the seed decides which tiles lie where. */
export interface CoverMosaic {
  palette: CoverPalette;
  seed: string;
}

/** An article's cover: a picture, which is drawn by the build where it has a `mosaic`. */
export interface CoverImage {
  src: string;
  mosaic?: CoverMosaic;
}
