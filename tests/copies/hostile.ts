import { Document, parse, stringify } from 'yaml';
import { z } from 'zod';
import { contentSchemas, folderSchemas } from '#data/content-schemas.ts';
import { checkMarkdown } from '#data/markdown/check-markdown.ts';
import { validateContent, valuesIn } from '#data/reading/schema-problems.ts';
import { findMissingImages } from '#data/reading/site-file.ts';
import { splitFrontMatter } from '#data/reading/yaml-source.ts';
import { siteTextsSchema } from '#data/site/site-schema.ts';
import { dropUnprintable } from '#formatting/invisible.ts';
import { PAYLOADS } from '../support/hostile-text.ts';
import type { ProjectCopy } from './project-copy.ts';

type Data = Record<string, unknown>;

/** Values for fields of content. */
const hostileValues = [
  ...PAYLOADS,
  ...PAYLOADS.map((payload) => `A text"'> ${payload}`),
  ...PAYLOADS.map((payload) => `</p></div>${payload}`),
];

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
const ITEMS = 40;
const LENGTH = 2_500;

/**
 * Returns a function that creates entries like this one, with another hostile value in each field that accepts them.
 */
function hostileEntries(schema: z.ZodType, entry: Data): (index: number) => Data {
  const texts = valuesIn(entry).filter(({ value }) => typeof value === 'string');
  const refused = hostileValues.map((value) => {
    const all = new Document(entry);
    for (const { path } of texts) all.setIn(path, value);
    const problems = [
      ...validateContent(all.toJS(), schema).problems,
      ...findMissingImages(all.toJS(), () => false),
    ];
    return new Set(problems.map(({ path }) => path.join('.')));
  });
  const fields = texts.map(({ path }) => ({
    path,
    values: hostileValues.filter((_, index) => !refused[index]?.has(path.join('.'))),
  }));
  return (index) => {
    const one = new Document(entry);
    for (const [offset, { path, values }] of fields.entries())
      if (values.length > 0) one.setIn(path, values[(index + 31 * offset) % values.length]);
    if ('id' in entry) one.set('id', `${entry.id}${index}`);
    return one.toJS();
  };
}

/** The Markdown texts that a build accepts, many in one article, so that unclosed tags precede texts of every kind. */
function packTexts(): string[] {
  const bodies: string[] = [];
  const isAccepted = (text: string) => checkMarkdown(text, () => false).length === 0;
  for (const text of hostileTexts.map(dropUnprintable).filter(isAccepted)) {
    const longer = `${bodies.at(-1) ?? ''}\n\n${text}`;
    if (bodies.length > 0 && longer.length < LENGTH && isAccepted(longer))
      bodies.splice(-1, 1, longer);
    else bodies.push(text);
  }
  return bodies;
}

/** Adds a language in which every text is hostile, as far as a build accepts it. */
export function addHostileLanguage(copy: ProjectCopy, language: string): void {
  const items = Array.from({ length: ITEMS }, (_, index) => index);
  const write = (name: string, content: unknown) =>
    copy.write(`${language}/${name}.yaml`, stringify(content));
  const { tagline, description, address } = parse(copy.read('site.yaml'));
  const { street, locality, country } = address;
  const site = { tagline, description, address: { street, locality, country } };
  write('site', hostileEntries(siteTextsSchema, site)(0));
  const { site: _, comments, categories, ...others } = contentSchemas;
  for (const [name, schema] of Object.entries(others)) {
    const [entry] = [parse(dropUnprintable(copy.read(`${name}.yaml`)))].flat();
    if (schema instanceof z.ZodArray)
      write(name, items.map(hostileEntries(schema.element as z.ZodType, entry)));
    else write(name, hostileEntries(schema, entry)(0));
  }
  const [category] = parse(copy.read('categories.yaml'));
  const entries = items.map(hostileEntries(categories.element, category));
  // Names must be unique.
  const named = [...Map.groupBy(entries, (one: Data) => dropUnprintable(`${one.name}`)).values()];
  const list = named.map(([one = {}]): Data => one).slice(0, 5);
  write('categories', list);
  for (const [folder, schema] of Object.entries(folderSchemas)) {
    const entryOf = hostileEntries(schema, frontMatterIn(copy, folder));
    const bodies = packTexts().slice(0, folder === 'articles' ? undefined : 1);
    for (const [index, body] of bodies.entries()) {
      // The name as the schema of categories reads it.
      const category = `${list[index % list.length]?.name}`.trim();
      const own = { category, date: '2025-05-04' };
      const fields = { ...entryOf(index), ...(folder === 'articles' && own) };
      copy.write(
        `${language}/${folder}/hostile-${index}.md`,
        `---\n${stringify(fields)}---\n\n${body}\n`,
      );
    }
  }
}

function frontMatterIn(copy: ProjectCopy, folder: string): Data {
  const [name] = copy.list(folder);
  return parse(splitFrontMatter(copy.read(`${folder}/${name}`))?.frontMatter ?? '');
}
