/** Addresses and sizes of pictures that the build draws from tiles (src/pages). They are not in public/. */

/** The avatar that all commenters share. */
export const COMMENTER_AVATAR = '/avatars/commenter.svg';

/** The address of the floor of all motifs, and its size in tiles: it is wider than the widest band. */
export const MIXED_FLOOR_PATH = '/tiles/floor.svg';
export const MIXED_FLOOR = { columns: 48, rows: 1 };

/** The address of a floor of one motif, and its size in tiles, which tile-band.css and tiles.css repeat. */
export const floorPath = (motif: string) => `/tiles/floor-${motif}.svg`;
export const MOTIF_FLOOR = { columns: 24, rows: 8 };

/** The address of a tile. */
export const tilePath = (motif: string) => `/tiles/tile-${motif}.svg`;

/** The address of an article's generated cover. */
export const coverPath = (articleId: string) => `/covers/${articleId}.svg`;

/** The size of the images in link previews, in px. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;
