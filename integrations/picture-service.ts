import type { LocalImageService } from 'astro';
import astroService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { inTurn } from './large-pictures.ts';

/**
 * Makes the versions of pictures as Astro does, but large pictures one at a time, and stops the build if a version
 * cannot be written: Astro would publish the original in its place.
 */
const pictureService: LocalImageService = {
  ...astroService,
  async transform(original, options, config, logger) {
    const picture = await sharp(original).metadata();
    const transform = () => astroService.transform(original, options, config, logger);
    const version = await inTurn(picture, transform);
    if (version.data !== original) return version;
    const { src, format, width, height } = options;
    const message = `${src}: It cannot be converted to ${format} at ${width} × ${height} px. Save it again.`;
    // Astro replaces the message of a thrown error, so it is also logged.
    logger.error(message);
    throw new Error(message);
  },
};

export default pictureService;
