import { globSync } from 'node:fs';
import type { CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fileSchemas, folderSchemas } from '#data/content-schemas.ts';
import {
  date,
  externalUrl,
  href,
  idIn,
  listOf,
  matching,
  oneLine,
  paragraphs,
  pictureUrl,
  rawText,
  sample,
  wholeNumber,
} from '#data/reading/fields.ts';
import { validateContent } from '#data/reading/read-content.ts';
import { getSettings } from '#data/site/site.ts';
import { siteTranslationSchema } from '#data/site/site-schema.ts';
import { createEditorConfig } from './editor-config.ts';
import { getFields, toJsonSchema } from './editor-fields.ts';
import { SOURCE } from './file-format.ts';

const site = getSettings();

const getInput = (schema: z.ZodType) => getFields(toJsonSchema(z.object({ aField: schema })))[0];

const select = (...options: unknown[]) => ({ widget: 'select', required: false, options });
const field = (name: string) => expect.objectContaining({ name });
const media = { media_folder: '/src/pictures', public_folder: '/pictures', choose_url: false };
const advice = [expect.stringContaining('https'), expect.stringMatching(/^Start the address with/)];
const ofObject = z.object({ title: oneLine(9) });

test.each<[string, z.ZodType, object]>([
  ['a line', oneLine(40), { widget: 'string', required: true, minlength: 1, maxlength: 40 }],
  ['a long line', oneLine(160), { widget: 'text', maxlength: 160 }],
  ['paragraphs', paragraphs(), { widget: 'text', minlength: 1 }],
  ['an optional text', oneLine(9).optional(), { widget: 'string', required: false }],
  ['an explained text', oneLine().describe('An <id>.'), { label: 'A field', hint: 'An &lt;id>.' }],
  ['a pattern', href(), { widget: 'string', pattern: advice }],
  ['a pattern with flags', matching(/^a$/i, 'A'), { pattern: ['/^a$/i', 'A'] }],
  ['an address', externalUrl(), { widget: 'string', type: 'url' }],
  ['an e-mail address', z.email(), { widget: 'string', type: 'email' }],
  ['a date', date(), { widget: 'datetime', type: 'date', format: 'MMMM D, YYYY' }],
  ['a picture', pictureUrl(), { widget: 'image', ...media }],
  ['a choice', z.enum(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
  ['an id of an empty list', idIn([], 'A'), { widget: 'string', required: true }],
  [
    'a whole number',
    wholeNumber(1, 9, 'A'),
    { widget: 'number', value_type: 'int', min: 1, max: 9 },
  ],
  ['a sample mark', sample(), select({ label: 'Yes', value: true })],
  [
    'a switch that is on by default',
    z.boolean().default(true),
    select({ label: 'No', value: false }),
  ],
  [
    'names with texts',
    listOf(z.strictObject({ name: oneLine(9), value: rawText() }), ['name']),
    { widget: 'list', summary: '{{fields.name}}', fields: [field('name'), field('value')] },
  ],
  ['a hidden setting', z.strictObject({}).meta({ isHidden: true }), { widget: 'hidden' }],
  ['a switch', z.boolean(), { widget: 'select', options: [{ label: 'Yes', value: true }] }],
  ['several choices', z.array(z.enum(['a'])), { widget: 'select', multiple: true }],
  [
    'several choices in order',
    z.array(z.enum(['a'])).meta({ isOrdered: true }),
    { widget: 'list', field: expect.objectContaining({ widget: 'select', options: ['a'] }) },
  ],
  [
    'a list of texts',
    z.array(oneLine(9)).max(5),
    { max: 5, field: expect.objectContaining({ maxlength: 9 }) },
  ],
  [
    'a list of objects',
    z.array(ofObject),
    { widget: 'list', summary: '{{fields.title}}', fields: [field('title')] },
  ],
  [
    'an id or an object',
    z.union([z.string().meta({ enum: ['a'] }), ofObject]),
    { widget: 'object', fields: [field('id'), expect.objectContaining({ required: false })] },
  ],
  ['an object', ofObject, { widget: 'object', fields: [field('title')] }],
])('the input for %s fits its schema', (_, schema, input) => {
  expect(getInput(schema)).toMatchObject(input);
});

test.each([
  ['a number', z.number()],
  ['a union', z.union([z.string(), z.boolean()])],
  ['texts by name', z.record(z.string(), z.string())],
])('the editor has no input for %s, which is an error', (_, schema) => {
  expect(() => getInput(schema)).toThrow('The editor has no input for the field aField');
});

/** The parts of an input that are used here. */
type Input = Field & { fields?: Input[]; required?: boolean };

/** The forms for files and folders, without the fields for the text and for the file as it was read. */
function listForms({ collections = [], singletons = [] }: CmsConfig) {
  const places = [...collections, { files: singletons }].flatMap((collection): readonly object[] =>
    'files' in collection ? collection.files : [collection],
  );
  return (places as Partial<CollectionFile & EntryCollection>[]).flatMap((place) => {
    const { file, folder, fields = [] } = place;
    const path = file ?? folder;
    if (!path) return [];
    const [, inIt, name = ''] = /content\/(..\/)?([\w-]+)/.exec(path) ?? [];
    const schemas: Record<string, z.ZodType> = file ? fileSchemas : folderSchemas();
    const schema = inIt && name === 'site' ? siteTranslationSchema : schemas[name];
    const inputs = (fields as Input[]).filter(
      (field) => field.name !== 'body' && field.name !== SOURCE,
    );
    return [{ path, schema, inputs }];
  });
}

/** The forms of a site in three languages, of which the last has nothing to choose from. */
const forms = listForms(
  createEditorConfig({ ...site, languages: ['en', 'it', 'mt'] }, (language) =>
    language === 'mt' ? {} : { categories: [`Robots ${language}`], services: [`web-${language}`] },
  ),
);

const getInputs = (path: string) => forms.find((form) => form.path === path)?.inputs;

test('categories and ids are choices in the language of the entry', () => {
  for (const [folder, input] of [
    ['', { widget: 'select', multiple: true, options: ['web-en'] }],
    ['mt/', { widget: 'list' }],
  ] as const)
    expect(getInputs(`src/content/${folder}cases`)).toContainEqual(
      expect.objectContaining({ name: 'services', ...input }),
    );
  const choice = (language: string) => ({ name: 'category', options: [`Robots ${language}`] });
  for (const [folder, input] of [
    ['', choice('en')],
    ['it/', choice('it')],
    ['mt/', { name: 'category', widget: 'string' }],
  ] as const)
    expect(getInputs(`src/content/${folder}articles`)).toContainEqual(
      expect.objectContaining(input),
    );
  const choices = { categories: ['Robots'], authors: ['ann'] };
  const [author] = listForms(createEditorConfig(site, () => choices)).flatMap(({ inputs }) =>
    inputs.flatMap(({ name, fields }) =>
      name === 'author' && fields?.[0]?.name === 'id' ? fields : [],
    ),
  );
  expect(author).toMatchObject({ options: ['ann'] });
});

test('exactly the content files can be edited', () => {
  const edited = listForms(createEditorConfig(site, () => ({}))).map(({ path }) =>
    path.endsWith('.yaml') ? path : `${path}/*.md`,
  );
  expect(globSync(edited).toSorted()).toEqual(globSync('src/content/**/*.*').toSorted());
});

/** The data of an empty form. With `deep`, it has every object, and one item in every list of objects. */
function emptyData(inputs: readonly Input[], deep: boolean): object {
  const parts = inputs.flatMap(({ name, widget, fields }) => {
    if (!fields || !deep) return [];
    const data = emptyData(fields, deep);
    return [[name, widget === 'list' ? [data] : data]];
  });
  return Object.fromEntries(parts);
}

/** The paths of the fields that a form requires but that its data lacks. */
function requiredIn(inputs: readonly Input[], data: object): string[] {
  return inputs.flatMap(({ name, fields = [], required }) => {
    const [value] = [data[name as keyof object]].flat();
    if (value) return requiredIn(fields, value).map((path) => `${name}.${path}`);
    return required ? name : [];
  });
}

test.each(forms)('the form for $path requires exactly what the build requires', (form) => {
  const list = form.schema instanceof z.ZodArray ? form.schema : undefined;
  const schema = (list?.element ?? form.schema) as z.ZodObject;
  const inputs = (list ? form.inputs[0]?.fields : form.inputs) ?? [];
  expect(inputs.map(({ name }) => name)).toEqual(Object.keys(schema.shape));
  for (const deep of [false, true]) {
    const data = emptyData(inputs, deep);
    const missing = validateContent(data, schema).problems.map(({ path }) =>
      path.filter((step) => typeof step === 'string').join('.'),
    );
    expect(requiredIn(inputs, data).toSorted()).toEqual([...new Set(missing)].toSorted());
  }
});
