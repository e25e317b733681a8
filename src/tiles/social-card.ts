import type { CoverMosaic } from './cover-tiles.ts';

/** What the picture of a shared link shows, and its path. */
export interface SocialCard {
  /** `/social/blog.png`; `.jpg` with a photograph, which would be too heavy as PNG. */
  path: string;
  /** The picture in words. */
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
  /** The file of the picture that is the cover instead. */
  photo?: string;
}
