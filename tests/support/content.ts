/** What the content files say: tests compare pages with it instead of repeating sentences. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Content, type ContentName, contentSchemas } from '#data/content-schemas.ts';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { fillPlaceholders } from '#data/reading/placeholders.ts';
import { statementSchema } from '#data/statements/statement-schema.ts';
import { dropUnprintable } from '#formatting/unprintable.ts';
import { findWords } from '#languages/dictionaries.ts';
import { en } from '#languages/en.ts';
import { readSiteUrl } from '../../scripts/site-url.ts';

const readYaml = (file: string): unknown => parse(dropUnprintable(readFileSync(file, 'utf8')));

const settings = contentSchemas.site.parse(readYaml('src/content/site.yaml'));

/** The folder that the site is published in: `/` or `/site`. */
export const { base } = readSiteUrl();

/** The Markdown files of a folder of src/content, if there is one: front matter and text, by name without `.md`. */
export function readMarkdown(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => {
    const parts = splitFrontMatter(dropUnprintable(readFileSync(`${folder}/${file}`, 'utf8')));
    const fields: unknown = parse(parts?.frontMatter ?? '');
    return { id: file.replace(/\.md$/, ''), fields, text: parts?.body ?? '' };
  });
}

/** What the site says in a language. */
function contentIn(language: string, index: number) {
  const prefix = index === 0 ? '' : `/${language}`;
  const folder = `src/content${prefix}`;
  const file = `${folder}/site.yaml`;
  const texts = prefix && existsSync(file) ? (readYaml(file) as Partial<Content<'site'>>) : {};
  const site = { ...settings, ...texts, address: { ...settings.address, ...texts.address } };

  function read<Name extends ContentName>(name: Name): Content<Name> {
    const file = `${folder}/${name}.yaml`;
    const content = existsSync(file) ? readYaml(file) : [];
    const parsed = contentSchemas[name].parse(content) as Content<Name>;
    return fillPlaceholders(parsed, { ...site, ...site.address });
  }

  const categories = read('categories');
  return {
    language,
    folder,
    /** What its addresses begin with: nothing, or `/it`. */
    prefix,
    /** The address of its home page. */
    home: prefix || '/',
    site,
    words: findWords(language) ?? en,
    homeCopy: read('home'),
    navigation: read('navigation'),
    pageCopy: read('pages'),
    inquiryCopy: read('inquiry'),
    chatScript: read('chat'),
    commentFormCopy: read('comment-form'),
    services: read('services'),
    partners: read('partners'),
    testimonials: read('testimonials'),
    comments: read('comments'),
    /** The page of a category's articles, by the name that articles write. */
    categoryPath: (name: string) =>
      `${prefix}/blog/category/${categories.find((one) => one.name === name)?.id}`,
    /** The statements, each with the address of its page and the text of its file. */
    statements: readMarkdown(`${folder}/statements`).map(({ id, fields, text }) => {
      const { slug = id, sections } = statementSchema.parse(fields);
      return { path: `${prefix}/${slug}`, text, sections };
    }),
  };
}

export type Translation = ReturnType<typeof contentIn>;

/** What the site says in each of its languages. */
export const translations = settings.languages.map(contentIn);

/** In the language of its own home page. */
export const first = translations[0] as Translation;

export const {
  language,
  words,
  site,
  homeCopy,
  navigation,
  pageCopy,
  inquiryCopy,
  chatScript,
  commentFormCopy,
  services,
  partners,
  testimonials,
  categoryPath,
  statements,
} = first;

/** The links of the header and the menu: to sections and to other languages. */
export const HEADER_LINKS = [
  ...navigation.header.links.map(({ label }) => label),
  ...translations.slice(1).map((translation) => translation.words.languageName),
];

/** The sections of the home page that the header links to, by the text of the link. */
export const ANCHORS = navigation.header.links.flatMap(({ label, href }) =>
  href.startsWith('/#') ? [{ label, id: href.slice(2) }] : [],
);
