/**
 * Lets Astro make the versions of pictures, but bounds the memory that decoding needs, stops the build if a version
 * cannot be written, and keeps damaged files out of Astro's cache.
 */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, LocalImageService } from 'astro';
import astroService from 'astro/assets/services/sharp';
import sharp, { type Metadata } from 'sharp';
import { listFiles } from '#data/urls/site-file.ts';
import { toRecord } from '#formatting/records.ts';

/** Astro would publish the original in place of a version that cannot be written. */
const pictureService: LocalImageService = {
  ...astroService,
  async transform(original, options, config, logger) {
    const picture = await sharp(original).metadata();
    const transform = () => astroService.transform(original, options, config, logger);
    const version = await decodeInTurn(picture, transform);
    if (version.data !== original) return version;
    const { src, format, width, height } = options;
    const message = `${src}: It cannot be converted to ${format} at ${width} × ${height} px. Save it again.`;
    // Astro replaces the message of a thrown error, so it is also logged.
    logger.error(message);
    throw new Error(message);
  },
};

export default pictureService;

/** The most bytes that one picture may need. */
const MAX_COST = 500e6;

/** Pictures that need more bytes are decoded one at a time. */
const LARGE_COST = 100e6;

/** About how many bytes each pixel needs. JPEG and PNG files are read line by line, unless they are progressive. */
function getPixelCost({ format, isProgressive }: Metadata): number {
  if (format === 'heif') return 18;
  return format === 'webp' || isProgressive ? 6 : 2;
}

/** The most pixels that a picture of this kind may have. */
export const getMaxPixels = (picture: Metadata) => Math.floor(MAX_COST / getPixelCost(picture));

/** Settles once all large pictures so far have been decoded. */
let lastLarge: Promise<unknown> = Promise.resolve();

/** Decodes a picture: at once, or after other large ones if it is large. */
export function decodeInTurn<Result>(
  picture: Metadata,
  decode: () => Promise<Result>,
): Promise<Result> {
  if (picture.width * picture.height * getPixelCost(picture) < LARGE_COST) return decode();
  const result = lastLarge.then(decode);
  lastLarge = result.catch(() => {});
  return result;
}

/**
 * Keeps damaged files out of the cache in which Astro keeps the versions of pictures. A full disk or a stopped build can
 * leave empty or half files there, which Astro would publish with later builds.
 */
export function pictureCache(): AstroIntegration {
  let [cache, assets] = ['', ''];
  return {
    name: 'picture-cache',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('assets/', config.cacheDir));
        assets = config.build.assets;
      },
      'astro:build:start': () => removeDamagedFiles(cache),
      'astro:build:done': ({ dir }) => listWholeFiles(cache, join(fileURLToPath(dir), assets)),
    },
  };
}

/** The file in the cache that lists its whole files, with their hashes. */
const LIST_FILE = 'whole.json';

/** Removes the files that are not listed, or whose hash has changed. */
export function removeDamagedFiles(cache: string): void {
  const whole = readList(cache);
  for (const name of listFiles(cache))
    if (name !== LIST_FILE && hashFile(join(cache, name)) !== whole[name])
      rmSync(join(cache, name));
}

/** Lists the cached files that the build has published, each with its published hash. Earlier ones stay listed. */
export function listWholeFiles(cache: string, published: string): void {
  const list = readList(cache);
  for (const name of listFiles(cache))
    if (existsSync(join(published, name))) list[name] = hashFile(join(published, name));
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, LIST_FILE), JSON.stringify(list));
}

function readList(cache: string): Record<string, unknown> {
  try {
    return toRecord(JSON.parse(readFileSync(join(cache, LIST_FILE), 'utf8')));
  } catch {
    // If the list is missing or damaged, no file counts as whole.
    return {};
  }
}

export const hashFile = (file: string) => hash('sha256', readFileSync(file));
