import { Document, parse, stringify } from 'yaml';
import { z } from 'zod';
import { contentSchemas, folderSchemas } from '#data/content-schemas.ts';
import { checkMarkdown } from '#data/markdown/check-markdown.ts';
import { validateContent, valuesIn } from '#data/reading/schema-problems.ts';
import { findMissingPictures } from '#data/reading/site-file.ts';
import { siteTextsSchema } from '#data/site/site-schema.ts';
import { dropUnprintable } from '#formatting/invisible.ts';
import { PAYLOADS } from '../support/hostile-text.ts';
import type { ProjectCopy } from './project-copy.ts';

type Data = Record<string, unknown>;

/** Values for fields of content. */
const hostileValues = PAYLOADS.flatMap((text) => [text, `A text"'> </p></div>${text}`]);

/** Markdown around a payload. */
const CONTEXTS: ((payload: string) => string)[] = [
  (payload) => `Words ${payload} and **${payload}**`,
  (payload) => `[link](<${payload}>) and [one more][ref]\n\n[ref]: <${payload}> "${payload}"`,
  (payload) => `![picture](${payload} "${payload}")`,
  (payload) => `<img alt='x' src='${payload}'>`,
  (payload) => `<p title="${payload}">words</p>`,
  (payload) => `## ${payload}`,
  (payload) => `| ${payload} | b |\n|---|---|\n| 1 | ${payload} |`,
  (payload) => `\`${payload}\`\n\n~~~~html ${payload}\n${payload}\n~~~~`,
  (payload) => `Words[^1].\n\n[^1]: ${payload}`,
];

const hostileTexts = [...PAYLOADS, ...CONTEXTS.flatMap((around) => PAYLOADS.map(around))];

/** The number of items in a list, and the length of an article's text. */
const [ITEMS, LENGTH] = [40, 2_500];

const PERSON = { name: 'A', role: 'B', avatarUrl: '/pictures/c.jpg' };
const PAGE = {
  title: 'A',
  description: 'B',
  heading: 'C',
  people: [PERSON],
  report: { heading: 'D', text: 'E' },
};
const CASE = {
  title: 'A',
  excerpt: 'B',
  year: 2025,
  figures: [{ figure: 'C', counts: 'D' }],
  imageUrl: '/pictures/e.jpg',
};
const SERVICE = {
  title: 'A',
  description: 'B',
  heading: 'C',
  offers: ['D'],
  questions: [{ question: 'E', answer: 'F' }],
};
const ARTICLE = {
  title: 'A',
  excerpt: 'B',
  category: 'C',
  date: '2025-05-04',
  imageUrl: '/pictures/d.jpg',
  author: PERSON,
};

/** Returns a function that creates entries like this one, with a hostile value in every field that accepts one. */
function hostileEntries(schema: z.ZodType, entry: Data): (index: number) => Data {
  const texts = valuesIn(entry).filter(({ value }) => typeof value === 'string');
  const refused = hostileValues.map((value) => {
    const all = new Document(entry);
    for (const { path } of texts) all.setIn(path, value);
    const missing = findMissingPictures(all.toJS(), () => false);
    const problems = [...validateContent(all.toJS(), schema).problems, ...missing];
    return new Set(problems.map(({ path }) => path.join('.')));
  });
  const fields = texts.map(({ path, value }) => {
    const values = hostileValues.filter((_, index) => !refused[index]?.has(path.join('.')));
    return { path, values: values.length > 0 ? values : [value] };
  });
  return (index) => {
    const one = new Document(entry);
    for (const [offset, { path, values }] of fields.entries())
      one.setIn(path, values[(index + 31 * offset) % values.length]);
    if ('id' in entry) one.set('id', `${entry.id}${index}`);
    return one.toJS();
  };
}

/** The Markdown texts that a build accepts, many in one article, so that unclosed tags precede texts of every kind. */
function packTexts(): string[] {
  const bodies = [''];
  const isAccepted = (text: string) => checkMarkdown(text, () => false).length === 0;
  for (const text of hostileTexts.map(dropUnprintable).filter(isAccepted)) {
    const longer = `${bodies.at(-1)}\n\n${text}`;
    if (longer.length < LENGTH && isAccepted(longer)) bodies.splice(-1, 1, longer);
    else bodies.push(text);
  }
  return bodies;
}

/** Adds a language with a hostile text wherever a build accepts one. */
export function addHostileLanguage(project: ProjectCopy, language: string): void {
  const readEntry = (name: string) =>
    [parse(dropUnprintable(project.read(`${name}.yaml`)))].flat()[0];
  const site = { tagline: 'A', description: 'B', address: { street: 'C', locality: 'D' } };
  project.write(`${language}/site.yaml`, stringify(hostileEntries(siteTextsSchema, site)(0)));
  const { site: _, comments, categories, ...others } = contentSchemas;
  for (const [name, schema] of Object.entries(others)) {
    const isList = schema instanceof z.ZodArray;
    const entrySchema = isList ? (schema.element as z.ZodType) : schema;
    const getEntry = hostileEntries(entrySchema, readEntry(name));
    const content = isList ? Array.from(Array(ITEMS).keys(), getEntry) : getEntry(0);
    project.write(`${language}/${name}.yaml`, stringify(content));
  }
  const category = hostileEntries(categories.element, readEntry('categories'))(0);
  project.write(`${language}/categories.yaml`, stringify([category]));
  const { date } = ARTICLE;
  // The name as the category schema reads it.
  const ofArticle = { category: `${category.name}`.trim(), date };
  const [author] = parse(project.read(`${language}/authors.yaml`));
  const getArticle = hostileEntries(folderSchemas().articles, ARTICLE);
  for (const [index, body] of packTexts().entries()) {
    const by = index % 2 === 0 ? {} : { author: author.id };
    const fields = { ...getArticle(index), ...ofArticle, ...by };
    project.writeText(`${language}/articles/hostile-${index}.md`, fields, body);
  }
  const [partner, services] = [`${readEntry('partners').id}0`, [`${readEntry('services').id}0`]];
  const testimonial = `${readEntry('testimonials').id}0`;
  const own = { ...CASE, partner, services, testimonial };
  const [story = ''] = packTexts();
  project.writeText(
    `${language}/cases/hostile-0.md`,
    hostileEntries(folderSchemas().cases, own)(0),
    story,
  );
  const service = hostileEntries(folderSchemas().services, SERVICE)(0);
  project.writeText(`${language}/services/${services}.md`, service, story);
  const page = hostileEntries(folderSchemas().pages, PAGE)(0);
  project.writeText(`${language}/pages/hostile-0.md`, page, packTexts()[0] ?? '');
}
