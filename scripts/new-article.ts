/**
 * Writes the file of a new article, a valid draft to fill in:
 *
 *     npm run new:article -- "Title" [--category "AI Research"] [--author "Name"]
 *
 * The rules are in scripts/new-article/; the fields are those of src/data/articles/article-schema.ts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { categories } from '#data/articles/article-schema.ts';
import { LONGEST_TITLE } from '#data/pages/page-title.ts';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { type Author, articleFile } from './new-article/article-file.ts';
import { ArticleRefusal, planArticle } from './new-article/plan-article.ts';

const FOLDER = 'src/content/articles';

function readRequest() {
  const text = { type: 'string' } as const;
  try {
    const options = { category: text, author: text };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { title: positionals.join(' '), ...values };
  } catch (error) {
    throw new ArticleRefusal((error as Error).message);
  }
}

function readAuthor(file: string): Author {
  const parts = splitFrontMatter(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  return (parse(parts?.frontMatter ?? '') as { author: Author }).author;
}

try {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
  const ids = files.map((name) => name.replace(/\.md$/, ''));
  const around = {
    categories,
    ids,
    authors: files.map(readAuthor),
    maxTitle: LONGEST_TITLE,
    today: new Date(),
  };
  const article = planArticle(readRequest(), around);
  const file = `${FOLDER}/${article.id}.md`;
  writeFileSync(file, articleFile(article), { flag: 'wx' });
  console.log(
    `${file} is there, as a draft.\n` +
      `Next: \`npm run dev\`, open http://localhost:4321/blog/${article.id} and write.\n` +
      'When it is ready, remove the line “draft: true”.',
  );
} catch (error) {
  console.error(error instanceof ArticleRefusal ? error.message : error);
  process.exitCode = 1;
}
