/** What the content files say: tests compare pages with it instead of repeating sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Content, type ContentName, contentSchemas } from '#data/content-schemas.ts';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { fillPlaceholders } from '#data/reading/placeholders.ts';
import { findWords } from '#languages/dictionaries.ts';
import { en } from '#languages/en.ts';

function parsed<Name extends ContentName>(name: Name): Content<Name> {
  const content: unknown = parse(readFileSync(`src/content/${name}.yaml`, 'utf8'));
  return contentSchemas[name].parse(content) as Content<Name>;
}

export const site = parsed('site');

/** Of the site, and the words of its interface. */
export const [language = 'en'] = site.languages;
export const words = findWords(language) ?? en;

const read = <Name extends ContentName>(name: Name): Content<Name> =>
  fillPlaceholders(parsed(name), { ...site, ...site.address });

export const homeCopy = read('home');
export const navigation = read('navigation');
export const inquiryCopy = read('inquiry');
export const chatScript = read('chat');
export const commentFormCopy = read('comment-form');
export const services = read('services');
export const partners = read('partners');
export const testimonials = read('testimonials');
export const comments = read('comments');
const categories = read('categories');

/** The page of a category's articles, by the name that articles write. */
export function categoryPath(name: string): string {
  return `/blog/category/${categories.find((one) => one.name === name)?.id}`;
}

const STATEMENTS = 'src/content/statements';

/** The statements, each with the address of its page and the text of its file. */
export const statements = readdirSync(STATEMENTS).map((file) => ({
  path: `/${file.replace(/\.md$/, '')}`,
  text: splitFrontMatter(readFileSync(`${STATEMENTS}/${file}`, 'utf8'))?.body ?? '',
}));
