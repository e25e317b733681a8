/**
 * The content that pages show. `getContent('services', language)` is services.yaml in a language, checked against its
 * schema (content-schemas.ts), with placeholders filled in. reading/content-files.ts reads the file;
 * reading/read-content.ts parses it and phrases its errors.
 */
import { z } from 'zod';
import { seedCommentSchema } from '#data/comments/comment-schema.ts';
import {
  type Content,
  type ContentName,
  contentNames,
  fileSchemas,
  folderSchemas,
} from './content-schemas.ts';
import { memoize } from './memoize.ts';
import { contentTexts } from './reading/content-files.ts';
import { type Choices, listFile } from './reading/fields.ts';
import { fillPlaceholders, findUnknownPlaceholders } from './reading/placeholders.ts';
import {
  ContentError,
  type ContentFile,
  catchProblems,
  readContent,
} from './reading/read-content.ts';
import { toTranslatedPath } from './site/paths.ts';
import {
  findContentFile,
  getContentFiles,
  getContentFolder,
  getFirstLanguage,
  getLanguages,
  getSettings,
  getSite,
} from './site/site.ts';

/** @throws ContentError with the problems in the file. */
export function getContent<Name extends ContentName>(name: Name, language: string): Content<Name> {
  return contentIn(language)(name) as Content<Name>;
}

/** What fields in a language may choose from. A file with problems gives no choices; `getContentProblems` reports it. */
export function getChoices(language: string): Choices {
  const find = <Name extends ContentName>(name: Name) => {
    const isValid = catchProblems(() => getContent(name, language)).length === 0;
    return isValid ? getContent(name, language) : undefined;
  };
  return {
    categories: find('categories')?.map(({ name }) => name),
    authors: find('authors')?.map(({ id }) => id),
    partners: find('partners')?.map(({ id }) => id),
    services: find('services')?.map(({ id }) => id),
    testimonials: find('testimonials')?.map(({ id }) => id),
  };
}

const contentIn = memoize((language: string) =>
  memoize((name: ContentName) => readYamlFile(name, language)),
);

/**
 * The problems in YAML files, and those with the names of files and folders. readMarkdownFolder adds them to its own, so
 * that a build lists both.
 */
export const getContentProblems = memoize((): string[] => [
  // Without valid settings, the languages are unknown, so their folders would be reported as unused.
  ...(catchProblems(getSettings).length > 0 ? [] : namingProblems()),
  ...getLanguages().flatMap((language) => [
    ...catchProblems(() => getSite(language)),
    ...contentNames.flatMap((name) => catchProblems(() => getContent(name, language))),
  ]),
]);

/** Languages without a folder, folders without a language, and unknown files outside the folders of Markdown. */
function namingProblems(): string[] {
  const translations = getLanguages().slice(1);
  const names = Object.keys(fileSchemas).map((name) => `${name}.yaml`);
  const missing = translations
    .filter(
      (language) =>
        !Object.keys(contentTexts).some((path) => path.startsWith(getContentFolder(language))),
    )
    .map(
      (language) =>
        `src/content/site.yaml, field "languages": The folder src/content/${language} is missing. Create it with a copy of each file to translate, or remove ${language} from this field.`,
    );
  const unused = Object.keys(contentTexts).flatMap((path) => {
    const steps = path.split('/').slice(2);
    const isTranslation = translations.some((language) => language === steps[0]);
    const [name = '', ...below] = isTranslation ? steps.slice(1) : steps;
    const isInFolder = below.length > 0;
    if (isInFolder ? name in folderSchemas() : names.includes(name)) return [];
    return isInFolder && !isTranslation
      ? `src/content/${name}: This folder is not a language of this site. Add ${name} to languages in src/content/site.yaml, or remove the folder.`
      : `${path}: The site does not use this file. Rename it to one of ${names.join(', ')}, or move it out of src/content.`;
  });
  return [...missing, ...unused];
}

function readYamlFile(name: ContentName, language: string): unknown {
  const file = findContentFile(language, name);
  if (!file && !isNeeded(name, language)) return [];
  if (!file) {
    const remedy =
      language === getFirstLanguage()
        ? 'Restore it: the site needs it.'
        : `Copy src/content/${name}.yaml here and translate it.`;
    const path = `${getContentFolder(language)}${name}.yaml`;
    throw new ContentError([`${path}: The file is missing. ${remedy}`]);
  }
  const content = readInLanguage(file, getSchema(name, language), language);
  // Removes the mark: pages show sample content like any other.
  for (const entry of [content].flat() as { sample?: true }[]) delete entry.sample;
  return content;
}

/** The schema of a file. For comments, it also checks that their articles exist, even if only as drafts. */
function getSchema(name: ContentName, language: string): z.ZodType {
  if (name !== 'comments') return fileSchemas[name];
  const files = getContentFiles(language, 'articles');
  const articles = files.map((file) => file.name.replace(/\.md$/, ''));
  return listFile(seedCommentSchema({ articles }));
}

/**
 * Whether a file is required. The first language needs all but authors.yaml. Of the lists, a translation needs only
 * services.yaml and, if it has articles, categories.yaml.
 */
function isNeeded(name: ContentName, language: string): boolean {
  if (name === 'authors') return false;
  if (language === getFirstLanguage()) return true;
  if (name === 'categories') return getContentFiles(language, 'articles').length > 0;
  return name === 'services' || !(fileSchemas[name] instanceof z.ZodArray);
}

/**
 * Reads a file. Replaces `{name}`, `{email}` and other placeholders in its texts with values from site.yaml, and gives
 * its links the names that pages have in their language: `/it/testimonianze`.
 */
export function readInLanguage<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
  language: string,
): z.output<Schema> {
  const content = readContent(file, schema, findUnknownPlaceholders);
  const site = getSite(language);
  const values = { ...site, ...site.address };
  const change = (text: string, isLink: boolean) => {
    const filled = fillPlaceholders(text, values);
    return isLink ? toTranslatedPath(filled) : filled;
  };
  return mapTexts(content, change, z.toJSONSchema(schema, { io: 'input' })) as typeof content;
}

type BaseSchema = z.core.JSONSchema.BaseSchema;

/**
 * A copy of a value in which every text, at any depth, is changed.
 *
 * @param change gets a text, and whether its schema marks it as a link
 */
function mapTexts(
  value: unknown,
  change: (text: string, isLink: boolean) => string,
  schema: BaseSchema = {},
): unknown {
  if (typeof value === 'string') return change(value, schema.isLink === true);
  if (Array.isArray(value))
    return value.map((item) => mapTexts(item, change, schema.items as BaseSchema));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    mapTexts(field, change, schema.properties?.[name] as BaseSchema),
  ]);
  return Object.fromEntries(fields);
}
