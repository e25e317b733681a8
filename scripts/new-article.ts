/**
 * Writes the draft of a new article from scripts/new-article.md:
 *
 *     npm run new:article -- "Title" [--category "AI Research"] [--author "Name"]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { articleIdProblem } from '#data/articles/article-id.ts';
import { type ArticleFrontMatter, categories } from '#data/articles/article-schema.ts';
import { LONGEST_TITLE } from '#data/reading/fields.ts';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { formatLongUsDate } from '#formatting/dates.ts';
import { slugify } from '#formatting/slugify.ts';
import { coverPath } from '#tiles/generated-images.ts';

const FOLDER = 'src/content/articles';

/**
 * The id and the text of a new article.
 *
 * @param args as on the command line: the title, --category, --author
 * @param existing the text of each article so far, by id
 * @throws Error that says what to do instead
 */
export function newArticle(args: string[], existing: ReadonlyMap<string, string>, today: Date) {
  const options = { category: { type: 'string' }, author: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { category = categories[0], author: name = 'Your name' } = values;
  const title = positionals.join(' ').trim();
  const id = slugify(title);
  const excess = title.length - LONGEST_TITLE;

  if (title === '') throw new Error('Give it a title: npm run new:article -- "Title"');
  if (excess > 0) throw new Error(`Shorten the title by ${excess} to ${LONGEST_TITLE} characters.`);
  if (!categories.some((known) => known === category))
    throw new Error(`There is no category “${category}”. Choose one of: ${categories.join(', ')}.`);
  const problem = articleIdProblem(id);
  if (problem) throw new Error(`The title makes “${id}” the file’s name. ${problem}`);
  if (existing.has(id)) throw new Error(`${FOLDER}/${id}.md exists. Choose another title.`);

  const written = [...existing.values()].map((text) => splitFrontMatter(text)?.frontMatter ?? '');
  const authors = written.map((yaml) => (parse(yaml) as ArticleFrontMatter).author);
  const author = authors.find((one) => one?.name === name) ?? { name, role: 'Author' };
  const placeholders: Record<string, string> = {
    title: JSON.stringify(title),
    date: formatLongUsDate(today, 'UTC'),
    category,
    imageUrl: coverPath(id),
    author: JSON.stringify(author.name),
    role: JSON.stringify(author.role),
    picture: author.avatarUrl
      ? `avatarUrl: ${author.avatarUrl}`
      : `# avatarUrl: /people/my-photo.jpg`,
  };
  const template = readFileSync(`${import.meta.dirname}/new-article.md`, 'utf8');
  return { id, text: template.replace(/\{\{(\w+)\}\}/g, (_, name) => placeholders[name] ?? '') };
}

if (import.meta.main) {
  try {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
    const existing = new Map<string, string>();
    for (const name of files)
      existing.set(name.replace('.md', ''), readFileSync(`${FOLDER}/${name}`, 'utf8'));
    const { id, text } = newArticle(process.argv.slice(2), existing, new Date());
    writeFileSync(`${FOLDER}/${id}.md`, text, { flag: 'wx' });
    console.log(
      `Wrote the draft ${FOLDER}/${id}.md. Next: \`npm run dev\`, open\n` +
        `http://localhost:4321/blog/${id} and write. Remove “draft: true” to publish.`,
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
