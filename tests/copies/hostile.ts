import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { contentSchemas, folderSchemas } from '#data/content-schemas.ts';
import { checkMarkdown } from '#data/markdown/check-markdown.ts';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { findProblems } from '#data/reading/schema-problems.ts';
import { findMissingImages } from '#data/reading/site-file.ts';
import type { ValuePath } from '#data/reading/yaml-source.ts';
import { siteTextsSchema } from '#data/site/site-schema.ts';
import { dropUnprintable } from '#formatting/invisible.ts';
import { hostileTexts, hostileValues } from '../support/hostile-content.ts';
import type { ProjectCopy } from './project-copy.ts';

type Data = Record<string, unknown>;

/** The number of items in a list, and the length of an article's text. */
const ITEMS = 40;
const LENGTH = 2_500;

/** The paths of all texts in an entry. */
function textsIn(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value === 'string') return [path];
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return Object.entries(Object(value)).flatMap(([key, item]) =>
    textsIn(item, [...path, step(key)]),
  );
}

function setText(entry: Data, path: ValuePath, text: string): void {
  const parents = path.slice(0, -1);
  const parent = parents.reduce<unknown>((value, step) => (value as Data)[step], entry) as Data;
  parent[path.at(-1) ?? ''] = text;
}

/** Entries like this one, with a hostile value in each field that accepts one, a different one in each entry. */
function hostileEntries(schema: z.ZodType, entry: Data): (index: number) => Data {
  const paths = textsIn(entry);
  const refused = hostileValues.map((value) => {
    const all = structuredClone(entry);
    for (const path of paths) setText(all, path, value);
    const problems = [...findProblems(all, schema), ...findMissingImages(all, () => false)];
    return new Set(problems.map(({ path }) => path.join('.')));
  });
  const fields = paths.map((path) => ({
    path,
    values: hostileValues.filter((_, index) => !refused[index]?.has(path.join('.'))),
  }));
  return (index) => {
    const one = structuredClone(entry);
    for (const [offset, { path, values }] of fields.entries())
      if (values.length > 0) setText(one, path, `${values[(index + 31 * offset) % values.length]}`);
    return 'id' in one ? { ...one, id: `${entry.id}${index}` } : one;
  };
}

/** The Markdown texts that a build accepts, many in one article, so that unclosed tags precede all kinds of others. */
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
  const its = items.map(hostileEntries(categories.element, category));
  // Names must be unique.
  const named = [...Map.groupBy(its, (one: Data) => dropUnprintable(`${one.name}`)).values()];
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
