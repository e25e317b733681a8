import { getEntry, render } from 'astro:content';
import { withSiteWords } from './site';

/**
 * A statement with its text as a component.
 *
 * @throws Error when src/content/statements has no such file.
 */
export async function getStatement(id: string) {
  const entry = await getEntry('statements', id);
  if (!entry) throw new Error(`src/content/statements/${id}.md is missing.`);
  const { Content } = await render(entry);
  return { statement: await withSiteWords(entry.data), Content };
}
