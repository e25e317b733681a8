/** What the content files say: tests compare pages with it instead of repeating sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Content, type ContentName, contentSchemas } from '#data/content-schemas.ts';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { fillPlaceholders } from '#data/reading/placeholders.ts';
import { statementSchema } from '#data/statements/statement-schema.ts';
import { dropUnprintable } from '#formatting/unprintable.ts';
import { findWords } from '#languages/dictionaries.ts';
import { en } from '#languages/en.ts';
import { readSiteUrl } from '../../scripts/site-url.ts';

function parsed<Name extends ContentName>(name: Name): Content<Name> {
  const text = dropUnprintable(readFileSync(`src/content/${name}.yaml`, 'utf8'));
  const content: unknown = parse(text);
  return contentSchemas[name].parse(content) as Content<Name>;
}

export const site = parsed('site');

/** Of the site, and the words of its interface. */
export const [language = 'en'] = site.languages;
export const words = findWords(language) ?? en;
/** The folder that the site is published in: `/` or `/site`. */
export const { base } = readSiteUrl();

const read = <Name extends ContentName>(name: Name): Content<Name> =>
  fillPlaceholders(parsed(name), { ...site, ...site.address });

export const homeCopy = read('home');
export const navigation = read('navigation');
export const pageCopy = read('pages');
export const inquiryCopy = read('inquiry');
export const chatScript = read('chat');
export const commentFormCopy = read('comment-form');
export const services = read('services');
export const partners = read('partners');
export const testimonials = read('testimonials');
export const comments = read('comments');
const categories = read('categories');

/** The sections of the home page that the header links to, by the text of the link. */
export const ANCHORS = navigation.header.links.flatMap(({ label, href }) =>
  href.startsWith('/#') ? [{ label, id: href.slice(2) }] : [],
);

/** The page of a category's articles, by the name that articles write. */
export function categoryPath(name: string): string {
  return `/blog/category/${categories.find((one) => one.name === name)?.id}`;
}

const STATEMENTS = 'src/content/statements';

/** The statements, each with the address of its page and the text of its file. */
export const statements = readdirSync(STATEMENTS).map((file) => {
  const parts = splitFrontMatter(readFileSync(`${STATEMENTS}/${file}`, 'utf8'));
  const { sections } = statementSchema.parse(parse(parts?.frontMatter ?? ''));
  return { path: `/${file.replace(/\.md$/, '')}`, text: parts?.body ?? '', sections };
});
