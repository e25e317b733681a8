import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Made by scripts/build-fonts.ts. */
const FONT_FILES = [
  { name: 'display', weight: 700, file: 'display-700' },
  { name: 'display', weight: 700, file: 'display-700-maltese' },
  { name: 'text', weight: 500, file: 'text-500' },
  { name: 'text', weight: 500, file: 'text-500-maltese' },
] as const;

let reading: ReturnType<typeof readFonts> | undefined;

/**
 * The fonts that pictures are set in, and a hash of them. Read once.
 *
 * @throws Error when they are missing: run `npm run fonts`
 */
export function socialFonts() {
  reading ??= readFonts();
  return reading;
}

async function readFonts() {
  const hash = createHash('sha256');
  const fonts = await Promise.all(
    FONT_FILES.map(async ({ file, ...font }) => ({
      ...font,
      style: 'normal' as const,
      data: await readFile(`.cache/fonts/${file}.ttf`),
    })),
  );
  for (const { data } of fonts) hash.update(data);
  return { fonts, hash: hash.digest('hex') };
}
