/**
 * Writes the draft of a new article:
 *
 *     npm run new:article -- "Title" [--category "AI Research"] [--author "Elena Borg"] [--id a-title]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { articleSchema, type Category } from '#data/articles/article-schema.ts';
import type { Author } from '#data/articles/articles.ts';
import { fileSchemas } from '#data/content-schemas.ts';
import { getEntryIdProblem } from '#data/reading/fields.ts';
import { readContent } from '#data/reading/read-content.ts';
import { ENGLISH_NAMES, renameSegments } from '#data/site/path-names-schema.ts';
import { readValidSettings, splitUrl } from '#data/site/site.ts';
import { toKebabCase } from '#formatting/names.ts';
import { toSitePath } from '#formatting/site-path.ts';

const FOLDER = 'src/content/articles';
const CATEGORIES = 'src/content/categories.yaml';
const AUTHORS = 'src/content/authors.yaml';

/**
 * The id and the text of a new article.
 *
 * @param args as on the command line: the title, --category, --author, --id
 * @param categories without --category, the first is used
 * @param authors those in authors.yaml, whom --author names by name or id
 * @throws Error that says what to do instead
 */
export function createDraft(
  args: string[],
  categories: readonly Pick<Category, 'name'>[],
  authors: readonly Pick<Author, 'id' | 'name'>[],
  today: Date,
) {
  const option = { type: 'string' } as const;
  const options = { category: option, author: option, id: option };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const title = positionals.join(' ').trim();
  const names = categories.map((category) => category.name);
  const { category = names[0], author: name = 'Your name', id = toKebabCase(title) } = values;

  if (title === '') throw new Error('Give the article a title: npm run new:article -- "Title"');
  if (id === '')
    throw new Error(
      'No letter in the title can be used in an address. Choose the address: --id a-title',
    );
  const problem = getEntryIdProblem(id);
  if (problem) throw new Error(`The file’s name would be “${id}”. ${problem}`);

  const known = authors.find((author) => author.name === name || author.id === name);
  const text = `---
title: ${JSON.stringify(title)}
# One or two sentences for cards, feeds and search engines, 50 to 160 characters.
excerpt: "TODO: what this article is about, in one or two sentences."
# With a future date, the article appears in builds from that day on.
date: ${today.toISOString().slice(0, 10)}
category: ${JSON.stringify(category)}
# A picture that you put into src/pictures/. Without this line, a cover is drawn from tiles.
# imageUrl: /pictures/my-photo.jpg
# An id from authors.yaml, or a name: { name: Ada, role: Client Director, avatarUrl: /pictures/ada.jpg }
author: ${known?.id ?? `{ name: ${JSON.stringify(name)} }`}
# While this line is here, only \`npm run dev\` shows the article.
draft: true
---

TODO: the first paragraph, which says what the reader will know at the end.

## A heading for each part

Headings with two hashes appear in the table of contents. Links to other pages on this site begin with
a slash: [all articles](/blog). Sources are footnotes.[^1]

[^1]: TODO: who said it, where and when, with a link: [an example](https://example.com).
`;
  const path = `${FOLDER}/${id}.md`;
  // Throws if a title is too long, or a category unknown.
  readContent({ path, text }, articleSchema({ categories: names }));
  return { path, id, text };
}

if (import.meta.main) {
  try {
    const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') });
    const categories = readContent(read(CATEGORIES), fileSchemas.categories);
    const authors = existsSync(AUTHORS) ? readContent(read(AUTHORS), fileSchemas.authors) : [];
    const args = process.argv.slice(2);
    const { path, id, text } = createDraft(args, categories, authors, new Date());
    if (existsSync(path)) throw new Error(`${path} exists. Choose another title or --id.`);
    // The folder is missing if the site has no articles yet.
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
    const settings = readValidSettings();
    const { addresses = ENGLISH_NAMES } = settings;
    const page = renameSegments(`/blog/${id}`, ENGLISH_NAMES, addresses);
    console.log(
      `Wrote the draft ${path}. Next: run \`npm run dev\`, open\n` +
        `http://localhost:4321${toSitePath(page, splitUrl(settings).base)} and write. Remove “draft: true” to publish.`,
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
