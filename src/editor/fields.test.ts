import { globSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentSchemas, folderSchemas } from '#data/content-schemas.ts';
import {
  date,
  externalUrl,
  href,
  imageSource,
  line,
  paragraphs,
  sample,
  switchedOff,
  text,
} from '#data/reading/fields.ts';
import { pairs } from '#data/reading/lists.ts';
import { site } from '../../tests/support/content.ts';
import { editorConfig } from './editor-config.ts';
import { fieldsOf, jsonSchemaOf } from './fields.ts';
import { SOURCE } from './file-format.ts';

const inputOf = (schema: z.ZodType) => fieldsOf(jsonSchemaOf(z.object({ aField: schema })))[0];

const select = (...options: unknown[]) => ({ widget: 'select', required: false, options });
const field = (name: string) => expect.objectContaining({ name });
const media = { media_folder: '/src/pictures', public_folder: '/pictures', choose_url: false };
const advice = [expect.stringContaining('https'), expect.stringMatching(/^Start the address with/)];
const ofObject = z.object({ title: line(9) });

test.each<[string, z.ZodType, object]>([
  ['a line', line(40), { widget: 'string', required: true, minlength: 1, maxlength: 40 }],
  ['a long line', line(160), { widget: 'text', maxlength: 160 }],
  ['paragraphs', paragraphs(), { widget: 'text', minlength: 1 }],
  ['an optional text', line(9).optional(), { widget: 'string', required: false }],
  ['an explained text', line().describe('An <id>.'), { label: 'A field', hint: 'An &lt;id>.' }],
  ['a pattern', href(), { widget: 'string', pattern: advice }],
  ['an address', externalUrl(), { widget: 'string', type: 'url' }],
  ['an e-mail address', z.email(), { widget: 'string', type: 'email' }],
  ['a date', date(), { widget: 'datetime', type: 'date', format: 'MMMM D, YYYY' }],
  ['a picture', imageSource(), { widget: 'image', ...media }],
  ['a choice', z.enum(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
  ['a sample mark', sample(), select({ label: 'Yes', value: true })],
  ['a part that can be switched off', switchedOff(), select({ label: 'No', value: false })],
  [
    'names with texts',
    pairs(z.strictObject({ name: line(9), value: text() })),
    { widget: 'list', summary: '{{fields.name}}', fields: [field('name'), field('value')] },
  ],
  ['a hidden setting', z.strictObject({}).meta({ isHidden: true }), { widget: 'hidden' }],
  ['a switch', z.boolean(), { widget: 'select', options: [{ label: 'Yes', value: true }] }],
  ['several choices', z.array(z.enum(['a'])), { widget: 'select', multiple: true }],
  [
    'a list of texts',
    z.array(line(9)).max(5),
    { max: 5, field: expect.objectContaining({ maxlength: 9 }) },
  ],
  [
    'a list of objects',
    z.array(ofObject),
    { widget: 'list', summary: '{{fields.title}}', fields: [field('title')] },
  ],
  ['an object', ofObject, { widget: 'object', fields: [field('title')] }],
])('the input for %s is right', (_, schema, input) => {
  expect(inputOf(schema)).toMatchObject(input);
});

test.each([
  ['a number', z.number()],
  ['a union', z.union([z.string(), z.boolean()])],
  ['texts by name', z.record(z.string(), z.string())],
])('there is no input for %s, which stops the build', (_, schema) => {
  expect(() => inputOf(schema)).toThrow('The editor has no input for the field aField');
});

const { singletons = [], collections = [] } = editorConfig(site, ['Robots']);
const schemas: Record<string, z.ZodType> = { ...contentSchemas, ...folderSchemas };
const places = [...singletons, ...collections].map((place) => {
  const { name, fields = [] } = place as { name: string; fields?: Field[] };
  return { name, fields: fields.filter(({ name }) => name !== 'body' && name !== SOURCE) };
});

test('the category of an article is a choice; a site without categories can be edited', () => {
  const { fields } = places.find(({ name }) => name === 'articles') ?? {};
  expect(fields).toContainEqual(expect.objectContaining({ name: 'category', options: ['Robots'] }));
  expect(() => editorConfig(site, [])).not.toThrow();
});

test('every content file can be edited, and no other file', () => {
  const edited = site.languages.flatMap((language, index) => {
    const within = (path: string) => path.replace('{{locale}}/', index === 0 ? '' : `${language}/`);
    return [
      ...singletons.flatMap((place) => ('file' in place ? globSync(within(place.file)) : [])),
      ...collections.flatMap((place) =>
        'folder' in place ? globSync(within(`${place.folder}/*.md`)) : [],
      ),
    ];
  });
  expect(edited.toSorted()).toEqual(globSync('src/content/**/*.*').toSorted());
});

test('only some fields of site.yaml are translated', () => {
  const { fields = [] } = places.find(({ name }) => name === 'site') ?? {};
  const translated = (all: readonly Field[]) => all.flatMap((one) => (one.i18n ? one.name : []));
  expect(translated(fields)).toEqual(['tagline', 'description', 'address']);
  const address = fields.find(({ name }) => name === 'address') as { fields?: Field[] };
  expect(translated(address.fields ?? [])).toEqual(['street', 'locality', 'region', 'country']);
});

test.each(places)('every field of $name has an input', ({ name, fields }) => {
  const schema = schemas[name];
  const isList = schema instanceof z.ZodArray;
  const [{ fields: ofItem = [] } = {}] = fields as { fields?: Field[] }[];
  const names = (isList ? ofItem : fields).map((field) => field.name);
  const { shape } = (isList ? schema.element : schema) as z.ZodObject;
  expect(names).toEqual(Object.keys(shape));
});
