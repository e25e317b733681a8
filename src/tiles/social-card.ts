import type { CoverMosaic } from './cover-tiles.ts';

/** The content of the picture of a shared link, and its path. */
export interface SocialCard {
  /** `/social/blog.png`; `.jpg` with a photograph, which would be too heavy as PNG. */
  path: string;
  /** The alternative text of the picture. */
  alt: string;
  brand: string;
  /** A small line above the headline. */
  eyebrow: string;
  headline: string;
  /** The word of the headline that stands out. */
  highlight?: string;
  /** Below the headline. */
  footer: string;
  /** The tiles of an article's cover; without it, all motifs. */
  cover?: CoverMosaic;
  /** The file of a picture that replaces the tiles. */
  photo?: string;
}
