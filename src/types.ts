/** Types and names that several folders use. This file imports nothing. */

/** The id of the Start Your Project dialog. */
export const INQUIRY_DIALOG = 'site-inquiry';

/** The name in `localStorage` of the color scheme that the visitor chose. */
export const THEME_KEY = 'theme';

/** The motifs of tiles, which src/tiles/motifs.ts draws. */
export const motifNames = ['network', 'steps', 'petals', 'star', 'rings', 'grid'] as const;
export type MotifName = (typeof motifNames)[number];

/** The drawings in the middle of article covers (src/tiles/emblems.ts). */
export const emblemNames = ['speech', 'heart', 'eclipse'] as const;
export type EmblemName = (typeof emblemNames)[number];

/** The icons of services that src/tiles/ServiceIcon.tsx draws. All others are from Lucide. */
export const drawnIcons = ['bot', 'code', 'messages', 'compass', 'search', 'layout'] as const;
export type DrawnIcon = (typeof drawnIcons)[number];

/** The services whose videos a site may show (src/data/markdown/video.ts). */
export const videoServices = ['YouTube', 'Vimeo'] as const;
export type VideoService = (typeof videoServices)[number];

/** The files of a picture. Addresses include the base path. */
export interface PictureFiles {
  /** The only file if there are no `sources`. Otherwise for feed readers, and for browsers that can use no source. */
  src: string;
  /** In px, after rotation; unknown for drawings and for pictures that the build does not process. */
  width?: number;
  height?: number;
  /** Files in a newer format. `media` limits a source to some windows. `sizes` replaces the picture's own. */
  sources?: { type: string; srcSet: string; media?: string; sizes?: string }[];
}

/** How a person is shown: a picture, or initials on a tile of a motif. */
export type PortraitView = { picture: PictureFiles } | { initials: string; motif: MotifName };

/** An author, a member of the team, or the person who replies. */
export interface PersonView {
  name: string;
  role?: string | undefined;
  /** The page of an author in authors.yaml: the list of their articles. */
  path?: string | undefined;
  portrait: PortraitView;
}

/** A cover drawn from tiles: the seed decides their motifs and where the frame runs. */
export interface CoverDrawing {
  palette: MotifName;
  /** Without it, the middle has tiles too. */
  emblem?: EmblemName | undefined;
  seed: string;
}

/** What a client said. */
export interface TestimonialView {
  id: string;
  /** Without quotation marks. */
  content: string;
  author: string;
  role: string;
  company: string;
  portrait: PortraitView;
  /** The motif of the tiles beside a large portrait. */
  motif: MotifName;
  /** The language of the quote, if it is not the page's. */
  language?: string | undefined;
  /** How many of five stars. */
  rating: Rating | 'none';
}

export type Rating = 1 | 2 | 3 | 4 | 5;

/** The content of the image in a link preview, and its path. */
export interface SocialCard {
  /** `/social/blog.png`; `.jpg` with a picture, because a photograph is too heavy as PNG. */
  path: string;
  alt: string;
  brand: string;
  /** A small line above the headline. */
  kicker: string;
  headline: string;
  /** The word in the headline that stands out. */
  highlight?: string;
  footer: string;
  /** The cover that replaces the tiles of all motifs. */
  drawing?: CoverDrawing;
  /** The file of a picture that replaces the tiles. */
  pictureFile?: string;
}
