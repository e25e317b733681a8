/** Addresses and sizes of pictures that the build draws from tiles (src/pages). They are not in public/. */

/** The tile that all commenters share. */
export const COMMENTER_AVATAR = '/avatars/commenter.svg';

/** The floor of all motifs: a row of 48 tiles. */
export const MIXED_FLOOR_PATH = '/tiles/floor.svg';

/** The address of a floor of one motif: eight rows of 24 tiles. */
export const floorPath = (motif: string) => `/tiles/floor-${motif}.svg`;

/** The address of a rosette: four copies of a motif. */
export const rosettePath = (motif: string) => `/tiles/rosette-${motif}.svg`;

/** The address of an article's generated cover. */
export const coverPath = (articleId: string) => `/covers/${articleId}.svg`;

/** The size of the images in link previews, in px. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;
