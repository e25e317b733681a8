import { getCollection, getEntry, render } from 'astro:content';
import { withSiteWords } from '#data/site/site.ts';

/** Every statement's id, which is its file's name and its address. */
export async function getStatementIds(): Promise<string[]> {
  return (await getCollection('statements')).map(({ id }) => id);
}

/**
 * A statement with its text as a component.
 *
 * @throws Error when src/content/statements has no such file.
 */
export async function getStatement(id: string) {
  const entry = await getEntry('statements', id);
  if (!entry) throw new Error(`src/content/statements/${id}.md is missing.`);
  const { Content } = await render(entry);
  const { sample, ...frontMatter } = entry.data;
  return { statement: await withSiteWords(frontMatter), Content };
}
