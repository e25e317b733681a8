import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Files that outlive a build, each kept by what it was made from, so that what has not changed is not made
 * again. Like the fonts, they may be deleted at any time.
 */
export class BuildCache {
  readonly #folder: string;
  /** What is being read or made, by name. */
  readonly #underWay = new Map<string, Promise<Uint8Array>>();
  readonly #asked = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The file that was made before from the same source, or the one made now. Two who ask at the same time
   * get the same one. Throws what `make` throws.
   *
   * @param source everything that decides what is in the file
   */
  get(source: string | Uint8Array, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const name = createHash('sha256').update(source).digest('hex').slice(0, 32);
    this.#asked.add(name);
    const file =
      this.#underWay.get(name) ??
      this.#readOrMake(name, make).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, file);
    return file;
  }

  /** Deletes the files that nobody has asked this cache for. */
  async removeUnused(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const unused = names.filter((name) => !this.#asked.has(name));
    await Promise.all(unused.map((name) => rm(join(this.#folder, name), { force: true })));
  }

  async #readOrMake(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const path = join(this.#folder, name);
    try {
      return await readFile(path);
    } catch {
      const file = await make();
      await mkdir(this.#folder, { recursive: true });
      // Written under another name first: a build that is broken off leaves no half file.
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, file);
      await rename(unfinished, path);
      return file;
    }
  }
}
