/**
 * Writes the draft of a new article from scripts/new-article.md:
 *
 *     npm run new:article -- "Title" [--category "AI Research"] [--author "Name"] [--id a-title]
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import {
  type ArticleFrontMatter,
  articleSchema,
  type Category,
} from '#data/articles/article-schema.ts';
import { contentSchemas } from '#data/content-schemas.ts';
import { entryIdProblem } from '#data/markdown/entry-id.ts';
import { readContent } from '#data/reading/content-file.ts';
import { splitFrontMatter } from '#data/reading/yaml-source.ts';
import { readSite, splitUrl } from '#data/site/read-site.ts';
import { slugify } from '#formatting/names.ts';
import { sitePath } from '#formatting/site-path.ts';

const FOLDER = 'src/content/articles';
const CATEGORIES = 'src/content/categories.yaml';

/**
 * The id and the text of a new article.
 *
 * @param args as on the command line: the title, --category, --author, --id
 * @param existing the text of each article so far, by id
 * @param categories without --category, the first is used
 * @throws Error that says what to do instead
 */
export function newArticle(
  args: string[],
  existing: ReadonlyMap<string, string>,
  categories: readonly Pick<Category, 'name'>[],
  today: Date,
) {
  const text = { type: 'string' } as const;
  const options = { category: text, author: text, id: text };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const title = positionals.join(' ').trim();
  const names = categories.map((one) => one.name);
  const { category = `${names[0]}`, author: name = 'Your name', id = slugify(title) } = values;

  if (title === '') throw new Error('Give the article a title: npm run new:article -- "Title"');
  const [issue] = articleSchema.shape.title.safeParse(title).error?.issues ?? [];
  if (issue) throw new Error(`Change the title: ${issue.message}`);
  if (!names.includes(category))
    throw new Error(
      `There is no category “${category}” in ${CATEGORIES}. Choose one of: ${names.join(', ')}.`,
    );
  if (id === '')
    throw new Error(
      'No letter in the title can be used in an address. Choose the address: --id a-title',
    );
  const problem = entryIdProblem(id);
  if (problem) throw new Error(`The file’s name would be “${id}”. ${problem}`);
  if (existing.has(id)) throw new Error(`${FOLDER}/${id}.md exists. Choose another title or --id.`);

  const written = [...existing.values()].map((text) => splitFrontMatter(text)?.frontMatter ?? '');
  const authors = written.map((yaml) => (parse(yaml) as ArticleFrontMatter).author);
  const author = authors.find((one) => one?.name === name) ?? { name };
  const placeholders: Record<string, string> = {
    title: JSON.stringify(title),
    date: today.toISOString().slice(0, 10),
    category: JSON.stringify(category),
    author: JSON.stringify(author.name),
    role: author.role ? `role: ${JSON.stringify(author.role)}` : '# role: Client Director',
    picture: author.avatarUrl
      ? `avatarUrl: ${author.avatarUrl}`
      : `# avatarUrl: /pictures/my-photo.jpg`,
  };
  const template = readFileSync(`${import.meta.dirname}/new-article.md`, 'utf8');
  return { id, text: template.replace(/\{\{(\w+)\}\}/g, (_, name) => placeholders[name] ?? '') };
}

if (import.meta.main) {
  try {
    // The folder is missing if the site has no articles yet.
    mkdirSync(FOLDER, { recursive: true });
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
    const existing = new Map<string, string>();
    for (const name of files)
      existing.set(name.replace('.md', ''), readFileSync(`${FOLDER}/${name}`, 'utf8'));
    const file = { path: CATEGORIES, text: readFileSync(CATEGORIES, 'utf8') };
    const categories = readContent(file, contentSchemas.categories);
    const { id, text } = newArticle(process.argv.slice(2), existing, categories, new Date());
    writeFileSync(`${FOLDER}/${id}.md`, text, { flag: 'wx' });
    const address = sitePath(`/blog/${id}`, splitUrl(readSite()).base);
    console.log(
      `Wrote the draft ${FOLDER}/${id}.md. Next: run \`npm run dev\`, open\n` +
        `http://localhost:4321${address} and write. Remove “draft: true” to publish.`,
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
