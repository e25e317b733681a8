import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import type { z } from 'zod';
import { articleSchema, articleSchemaWith } from '#data/articles/article-schema.ts';
import { contentSchemas, folderSchemas } from '#data/content-schemas.ts';
import { ID_ADVICE, ID_PATTERN, RESERVED } from '#data/markdown/entry-id.ts';
import { MAX_FILE_SIZE } from '#data/reading/site-file.ts';
import { type Site, siteTextsSchema } from '#data/site/site-schema.ts';
import { fieldsOf, jsonSchemaOf, labelOf, listField, PICTURES, singular } from './fields.ts';
import { SOURCE } from './file-format.ts';

const CONTENT = 'src/content/{{locale}}';

/** The text of the file, which differs between languages. */
const SOURCE_FIELD = { name: SOURCE, widget: 'hidden', i18n: true } as const;

/** A YAML file in src/content, in every language. */
function fileOf([name, schema]: [name: string, schema: z.ZodType]): CollectionFile {
  const json = jsonSchemaOf(schema);
  const translated = name === 'site' ? jsonSchemaOf(siteTextsSchema) : json;
  const isList = json.type === 'array';
  const fields = isList ? [listField(name, json)] : fieldsOf(json, translated.properties);
  return {
    ...{ name, label: labelOf(name), file: `${CONTENT}/${name}.yaml`, i18n: true },
    ...{ format: `file-${name}`, fields: [...fields, SOURCE_FIELD] },
  };
}

/** Matches upper and lower case, because the library's patterns have no flags. */
const reserved = RESERVED.join('|').replace(
  /[a-z]/g,
  (letter) => `[${letter}${letter.toUpperCase()}]`,
);

/**
 * Matches titles that do not become a reserved address. The library applies the pattern to the title as typed.
 */
const pattern: [string, string] = [
  `^(?!\\s*(${reserved})\\s*$)`,
  `Write a title other than ${RESERVED.join(', ')}.`,
];

/** A folder of Markdown files in src/content, in every language. */
function folderOf([name, schema]: [name: string, schema: z.ZodType]): EntryCollection {
  return {
    name,
    label: labelOf(name),
    label_singular: labelOf(singular(name)),
    folder: `${CONTENT}/${name}`,
    i18n: true,
    format: `folder-${name}`,
    ...PICTURES,

    slug: { template: '{{slug}}', pattern: [ID_PATTERN, ID_ADVICE] },
    fields: [
      ...fieldsOf(jsonSchemaOf(schema)).map((field) =>
        field.name === 'title' ? { ...field, pattern } : field,
      ),
      {
        name: 'body',
        label: 'Text',
        widget: 'markdown',
        modes: ['raw', 'rich_text'],
        i18n: true,
      },
      SOURCE_FIELD,
    ],
  };
}

/**
 * The configuration of the editor: its forms, derived from the content schemas, and the repository that it saves to.
 *
 * @param categories the names that articles may choose from, in every language
 */
export function editorConfig(
  { name, languages, editor }: Site,
  categories: readonly string[],
): CmsConfig {
  const { repository, branch, provider } = editor ?? {};
  return {
    load_config_file: false,
    app_title: name,
    backend: {
      name: provider ?? 'github',
      // Local files need no repository, but the library requires a name.
      repo: repository ?? 'local/files',
      branch,
      // OAuth would need a server.
      auth_methods: ['token'],
    },
    i18n: {
      structure: 'multiple_folders',
      locales: languages,
      // The first language has no folder of its own.
      omit_default_locale_from_file_path: true,
      // An article or a list may be in one language only.
      initial_locales: 'default',
    },
    // The folder for uploaded files that are not pictures.
    media_folder: 'public/files',
    public_folder: '/files',
    media_libraries: {
      // `Logo neu (2).svg` becomes `logo-neu-2.svg`.
      default: { config: { slugify_filename: true, max_file_size: MAX_FILE_SIZE } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    // A preview would not have the site's design.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: Object.entries({
      ...folderSchemas,
      // Without categories there is nothing to choose from.
      articles: categories.length > 0 ? articleSchemaWith(categories) : articleSchema,
    }).map(folderOf),
    singletons: Object.entries(contentSchemas).map(fileOf),
  };
}
