import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import type { z } from 'zod';
import { fileSchemas, folderSchemas } from '#data/content-schemas.ts';
import { type Choices, ID_ADVICE, ID_PATTERN } from '#data/reading/fields.ts';
import { type Settings, siteTranslationSchema } from '#data/site/site-schema.ts';
import { RESERVED_IDS } from '#data/urls/reserved-names.ts';
import { MAX_FILE_SIZE } from '#data/urls/site-file.ts';
import {
  getFields,
  getLabel,
  getListField,
  PICTURE_FOLDERS,
  toJsonSchema,
  toSingular,
} from './editor-fields.ts';
import { SOURCE } from './file-format.ts';

/** Holds the text of the file as it was read. */
const SOURCE_FIELD = { name: SOURCE, widget: 'hidden' } as const;

/** Matches titles other than the reserved ids. The library applies it to the title as typed. */
const NOT_RESERVED: [pattern: string, message: string] = [
  `/^(?!\\s*(${RESERVED_IDS.join('|')})\\s*$)/i`,
  `Write a title other than ${RESERVED_IDS.join(', ')}.`,
];

/** The language of a form. Undefined for the first language of the site, whose content is in no folder of its own. */
type FormLanguage = string | undefined;

const getFolder = (language: FormLanguage) =>
  language ? `src/content/${language}/` : 'src/content/';

const nameIn = (language: FormLanguage, name: string) => (language ? `${language}-${name}` : name);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const labelIn = (language: FormLanguage, label: string) =>
  language ? `${label} (${languageNames.of(language)})` : label;

/**
 * The forms for one language. The library's own forms for several languages break if an entry is not in all of them.
 *
 * @param choices what fields may choose from
 */
function getForms(language: FormLanguage, choices: Choices) {
  const schemas = { ...fileSchemas, ...(language && { site: siteTranslationSchema }) };
  return {
    files: Object.entries<z.ZodType>(schemas).map(([name, schema]) =>
      getFileForm(language, name, schema),
    ),
    folders: Object.entries<z.ZodType>(folderSchemas(choices)).map(([name, schema]) =>
      getFolderForm(language, name, schema),
    ),
  };
}

/** The form of a YAML file. */
function getFileForm(language: FormLanguage, name: string, schema: z.ZodType): CollectionFile {
  const json = toJsonSchema(schema);
  const fields = json.type === 'array' ? [getListField(name, json)] : getFields(json);
  return {
    name,
    label: getLabel(name),
    file: `${getFolder(language)}${name}.yaml`,
    format: `file-${nameIn(language, name)}`,
    fields: [...fields, SOURCE_FIELD],
  };
}

/** The form of the Markdown files in a folder. */
function getFolderForm(language: FormLanguage, name: string, schema: z.ZodType): EntryCollection {
  const isOfServices = name === 'services';
  const label = isOfServices ? 'Service pages' : getLabel(name);
  const fields = getFields(toJsonSchema(schema)).map((field) =>
    field.name === 'title' && !language ? { ...field, pattern: NOT_RESERVED } : field,
  );
  const origin = isOfServices ? 'the id of the service' : 'the name of the original file';
  return {
    name: nameIn(language, name),
    folder: `${getFolder(language)}${name}`,
    format: `folder-${nameIn(language, name)}`,
    label: labelIn(language, label),
    label_singular: labelIn(language, toSingular(label)),
    ...PICTURE_FOLDERS,
    slug: {
      pattern: [ID_PATTERN, ID_ADVICE],
      // The file of a translation or a service is not named after its title.
      ...(language || isOfServices
        ? { editable: ['create'], hint: `The file’s name: ${origin}.` }
        : { template: '{{slug}}' }),
    },
    fields: [
      ...fields,
      { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw', 'rich_text'] },
      SOURCE_FIELD,
    ],
  };
}

/**
 * The configuration of the editor: its forms, derived from the content schemas, and the repository that it saves to.
 *
 * @param getChoices what fields in a language may choose from
 */
export function createEditorConfig(
  { name, languages: [first = 'en', ...others], editor }: Settings,
  getChoices: (language: string) => Choices,
): CmsConfig {
  const { repository, branch, provider } = editor ?? {};
  const { files, folders } = getForms(undefined, getChoices(first));
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
    collections: [
      ...folders,
      ...others.flatMap((language) => {
        const { files, folders } = getForms(language, getChoices(language));
        const label = labelIn(language, 'Files');
        return [{ divider: true }, ...folders, { name: language, label, files }];
      }),
    ],
    singletons: files,
  };
}
