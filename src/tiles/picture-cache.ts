import { BuildCache } from './build-cache.ts';

/** Finished pictures, by what they were drawn from. */
export const pictureCache = new BuildCache('.cache/pictures');
