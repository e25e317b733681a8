import { BuildCache } from '@/lib/build-cache';

/** Finished pictures, by what they were drawn from. */
export const pictureCache = new BuildCache('.cache/pictures');
