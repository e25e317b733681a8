import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Outlives a build; like the fonts, it may be deleted at any time. */
const FOLDER = '.cache/pictures';

/**
 * A picture that was drawn before from the same source, or the one drawn now.
 *
 * @param source everything that decides what the picture looks like, as text
 */
export async function cachedPicture(
  source: string,
  draw: () => Promise<Uint8Array>,
  folder = FOLDER,
): Promise<Uint8Array> {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 32);
  const path = join(folder, `${hash}.png`);
  try {
    return await readFile(path);
  } catch {
    const picture = await draw();
    await mkdir(folder, { recursive: true });
    // Written under another name first: a build that is broken off leaves no half picture.
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, picture);
    await rename(unfinished, path);
    return picture;
  }
}
