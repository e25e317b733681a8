import { globSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentSchemas, folderSchemas } from '#data/content-schemas.ts';
import {
  externalUrl,
  href,
  imageSource,
  line,
  longDate,
  paragraphs,
  sample,
} from '#data/reading/fields.ts';
import { jsonSchemaOf } from '#data/reading/json-schema.ts';
import { site } from '../../tests/support/content.ts';
import { editorConfig } from './editor-config.ts';
import { fieldsOf } from './fields.ts';

const inputOf = (schema: z.ZodType) => fieldsOf(jsonSchemaOf(z.object({ aField: schema })))[0];

test.each<[string, z.ZodType, object]>([
  ['a line', line(40), { widget: 'string', required: true, minlength: 1, maxlength: 40 }],
  ['a long line', line(160), { widget: 'text', maxlength: 160 }],
  ['paragraphs', paragraphs(), { widget: 'text', minlength: 1 }],
  ['an optional text', line(9).optional(), { widget: 'string', required: false }],
  ['an explained text', line().describe('An <id>.'), { label: 'A field', hint: 'An &lt;id>.' }],
  [
    'a pattern',
    href(),
    {
      widget: 'string',
      pattern: [expect.stringContaining('https'), expect.stringMatching(/^Start the address with/)],
    },
  ],
  ['an address', externalUrl(), { widget: 'string', type: 'url' }],
  ['an e-mail address', z.email(), { widget: 'string', type: 'email' }],
  ['a date', longDate(), { widget: 'datetime', type: 'date', format: 'MMMM D, YYYY' }],
  [
    'a picture',
    imageSource('/covers'),
    {
      widget: 'image',
      media_folder: '/public/covers',
      public_folder: '/covers',
      choose_url: false,
    },
  ],
  ['a choice', z.enum(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
  [
    'a mark',
    sample(),
    { widget: 'select', required: false, options: [{ label: 'Yes', value: true }] },
  ],
  ['texts by name', z.record(z.string(), z.string()), { widget: 'keyvalue' }],
  ['a switch', z.boolean(), { widget: 'boolean' }],
  ['several choices', z.array(z.enum(['a'])), { widget: 'select', multiple: true }],
  [
    'a list of texts',
    z.array(line(9)).min(1).max(5),
    {
      widget: 'list',
      min: 1,
      max: 5,
      field: expect.objectContaining({ widget: 'string', maxlength: 9 }),
    },
  ],
  [
    'a list of objects',
    z.array(z.object({ title: line(9) })),
    {
      widget: 'list',
      summary: '{{fields.title}}',
      fields: [expect.objectContaining({ name: 'title' })],
    },
  ],
  [
    'an object',
    z.object({ title: line(9) }),
    { widget: 'object', fields: [expect.objectContaining({ name: 'title' })] },
  ],
])('%s has its input', (_, schema, input) => {
  expect(inputOf(schema)).toMatchObject(input);
});

test.each([
  ['a number', z.number()],
  ['a union', z.union([z.string(), z.boolean()])],
  ['a record of numbers', z.record(z.string(), z.number())],
])('%s has no input, and stops the build', (_, schema) => {
  expect(() => inputOf(schema)).toThrow('The editor has no input for the field aField');
});

/** The inputs for a kind of schema. */
const INPUTS: Record<string, string[]> = {
  string: ['string', 'text', 'datetime', 'image'],
  enum: ['select'],
  literal: ['select'],
  boolean: ['boolean'],
  array: ['list', 'select'],
  object: ['object'],
  record: ['keyvalue'],
};

/** Every field of a schema: its path and its kind. */
function fieldsOfSchema(schema: z.ZodType, path: string): [path: string, kind: string][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsOfSchema(schema.unwrap() as z.ZodType, path);
  const own: [string, string] = [path, schema.type];
  if (schema instanceof z.ZodObject)
    return [
      own,
      ...Object.entries(schema.shape).flatMap(([name, field]) =>
        fieldsOfSchema(field, `${path}.${name}`),
      ),
    ];
  if (!(schema instanceof z.ZodArray)) return [own];
  const items = fieldsOfSchema(schema.element as z.ZodType, `${path}[]`);
  const kind = items[0]?.[1];
  // One input chooses several.
  if (kind === 'enum') return [own];
  return [own, ...(kind === 'object' ? items.slice(1) : items)];
}

/** Every input of the editor: the path of its field and its kind. */
function inputsOf(field: Field, parent: string): [path: string, widget: string][] {
  const {
    name,
    widget = 'string',
    fields = [],
    field: item,
  } = field as Field & { fields?: Field[]; field?: Field };
  const path = `${parent}.${name}`;
  const inner = widget === 'list' ? `${path}[]` : path;
  const ofItem = item
    ? inputsOf(item, path).map(([, kind]): [string, string] => [`${path}[]`, kind])
    : [];
  return [[path, String(widget)], ...fields.flatMap((one) => inputsOf(one, inner)), ...ofItem];
}

const { singletons = [], collections = [] } = editorConfig(site);
const schemas: Record<string, z.ZodType> = { ...contentSchemas, ...folderSchemas };
const places = [...singletons, ...collections].map((place) => {
  const { name, fields = [] } = place as { name: string; fields?: Field[] };
  return { name, fields: fields.filter((field) => field.name !== 'body') };
});

test('every file of the content is edited, and nothing else', () => {
  const edited = [
    ...singletons.map((place) => 'file' in place && place.file),
    ...collections.flatMap((place) => ('folder' in place ? globSync(`${place.folder}/*.md`) : [])),
  ];
  expect(edited.toSorted()).toEqual(globSync('src/content/**/*.*').toSorted());
});

test.each(places)('every field of $name has an input of the right kind', ({ name, fields }) => {
  const schema = schemas[name] as z.ZodType;
  const isList = schema instanceof z.ZodArray;
  const expected = fieldsOfSchema(schema, isList ? `.${name}` : '').slice(isList ? 0 : 1);
  const inputs = new Map(fields.flatMap((field) => inputsOf(field, '')));
  expect([...inputs.keys()].toSorted()).toEqual(expected.map(([path]) => path).toSorted());
  for (const [path, kind] of expected) expect(INPUTS[kind], path).toContain(inputs.get(path));
});
