import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Outlives a build; like the fonts, it may be deleted at any time. */
const FOLDER = '.cache/pictures';

/** What is being read or drawn, by file. */
const underWay = new Map<string, Promise<Uint8Array>>();

/**
 * A picture that was drawn before from the same source, or the one drawn now. Two who ask at the same
 * time get the same one.
 *
 * @param source everything that decides what the picture looks like, as text
 */
export function cachedPicture(
  source: string,
  draw: () => Promise<Uint8Array>,
  folder = FOLDER,
): Promise<Uint8Array> {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 32);
  const path = join(folder, `${hash}.png`);
  const picture = underWay.get(path) ?? readOrDraw(path, draw).finally(() => underWay.delete(path));
  underWay.set(path, picture);
  return picture;
}

async function readOrDraw(path: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch {
    const picture = await draw();
    await mkdir(dirname(path), { recursive: true });
    // Written under another name first: a build that is broken off leaves no half picture.
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, picture);
    await rename(unfinished, path);
    return picture;
  }
}
