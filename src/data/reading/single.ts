import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content';

/**
 * The data of a collection that is one YAML file.
 *
 * @throws Error when the file is missing or empty.
 */
export async function getSingle<C extends CollectionKey>(
  collection: C,
  file: string,
): Promise<CollectionEntry<C>['data']> {
  const entry = (await getEntry(collection, file)) as CollectionEntry<C> | undefined;
  if (!entry) throw new Error(`src/content/${file}.yaml is missing or empty.`);
  return entry.data;
}
