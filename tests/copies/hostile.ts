import { Document, parse } from 'yaml';
import { z } from 'zod';
import { fileSchemas, folderSchemas } from '#data/content-schemas.ts';
import { checkMarkdown } from '#data/markdown/check-markdown.ts';
import { listValues, validateContent } from '#data/reading/read-content.ts';
import { splitFrontMatter } from '#data/reading/yaml-source.ts';
import { siteTextsSchema } from '#data/site/site-schema.ts';
import { dropUnprintable } from '#formatting/characters.ts';
import { PAYLOADS } from '../support/hostile-text.ts';
import type { ProjectCopy } from './project-copy.ts';

/** Values for fields of content. */
const hostileValues = PAYLOADS.flatMap((text) => [text, `A text"'> </p></div>${text}`]);

/** Markdown around a payload. */
const CONTEXTS: ((payload: string) => string)[] = [
  (payload) => payload,
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

/** The number of items in a list, and the most characters of an article with several texts. */
const [ITEMS, LENGTH] = [40, 2_500];

/**
 * Creates entries like `entry`, with a hostile value in every field that accepts one. Each has an id of its own;
 * the first keeps the id that other entries refer to.
 */
function hostileEntries(count: number, schema: z.ZodType, entry: object): z.util.JSONType[] {
  const texts = listValues(entry).filter(({ value }) => typeof value === 'string');
  /** For each value, the paths of the fields that refuse it. */
  const refusals = hostileValues.map((hostile) => {
    const copy = new Document(entry);
    for (const { path } of texts) copy.setIn(path, hostile);
    return validateContent(copy.toJS(), schema).problems.map(({ path }) => path.join());
  });
  return Array.from({ length: count }, (_, index) => {
    const copy = new Document(entry);
    for (const [offset, { path }] of texts.entries()) {
      const accepted = hostileValues.filter((_, i) => !refusals[i]?.includes(path.join()));
      const value = accepted[(index + 31 * offset) % accepted.length];
      if (value !== undefined) copy.setIn(path, value);
    }
    if ('id' in entry) copy.set('id', `${entry.id}${index || ''}`);
    return copy.toJS();
  });
}

/** The Markdown texts that a build accepts, many in one article, so that unclosed tags precede texts of every kind. */
function packTexts(): string[] {
  const bodies = [''];
  const isAccepted = (text: string) => checkMarkdown(text, () => false).length === 0;
  const texts = CONTEXTS.flatMap((around) => PAYLOADS.map(around));
  for (const text of texts.map(dropUnprintable).filter(isAccepted)) {
    const longer = `${bodies.at(-1)}\n\n${text}`;
    if (longer.length < LENGTH && isAccepted(longer)) bodies.splice(-1, 1, longer);
    else bodies.push(text);
  }
  return bodies;
}

/** Adds a language with hostile texts wherever a build accepts them. The language has no comments. */
export function addHostileLanguage(project: ProjectCopy, language: string): void {
  const readEntry = (name: string) => [project.readYaml(`${name}.yaml`)].flat()[0];
  const writeYaml = (name: string, content: unknown) =>
    project.writeYaml(`${language}/${name}.yaml`, Object(content));

  const { site: _, comments, categories, ...others } = fileSchemas;
  const site = { tagline: 'A', description: 'B', address: { street: 'C', locality: 'D' } };
  writeYaml('site', hostileEntries(1, siteTextsSchema, site)[0]);
  const ids: Record<string, string[]> = {};
  for (const [name, schema] of Object.entries(others)) {
    const entry = readEntry(name);
    if ('id' in entry) ids[name] = [entry.id];
    if (schema instanceof z.ZodArray)
      writeYaml(name, hostileEntries(ITEMS, schema.element as z.ZodType, entry));
    else writeYaml(name, hostileEntries(1, schema, entry)[0]);
  }
  const category = hostileEntries(1, categories.element, readEntry('categories'))[0];
  writeYaml('categories', [category]);

  const schemas = folderSchemas({ ...ids, categories: [categories.element.parse(category).name] });
  const [story = '', ...articles] = packTexts();
  const writeTexts = (folder: keyof typeof schemas, original: string, texts = [story]) => {
    const { frontMatter = '' } = splitFrontMatter(project.read(`${folder}/${original}.md`)) ?? {};
    const entries = hostileEntries(texts.length, schemas[folder], parse(frontMatter));
    for (const [index, text] of texts.entries()) {
      const id = folder === 'services' ? original : `hostile-${original}-${index}`;
      project.writeText(`${language}/${folder}/${id}.md`, Object(entries[index]), text);
    }
  };
  writeTexts('articles', 'report-0', articles);
  // The author of this article is in authors.yaml.
  writeTexts('articles', 'report-8');
  writeTexts('cases', 'shop');
  writeTexts('services', `${ids.services}`);
  writeTexts('pages', 'about');
}
