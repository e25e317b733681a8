import { type BrotliOptions, brotliCompressSync, constants } from 'node:zlib';

/** How the files of the site are compressed: as small as brotli can, once, when the site is built. */
export function brotliOptions(size: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}

/** Bytes that a visitor downloads of a text. */
export function brotliSize(content: string | Buffer): number {
  return brotliCompressSync(content, brotliOptions(Buffer.byteLength(content))).length;
}
