import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { CHOICE, ITEMS } from './file-format.ts';

/** In characters. Fields for longer texts get a multi-line input, unless they have a pattern. */
const MAX_LINE_LENGTH = 100;

export const PICTURE_FOLDERS = { media_folder: '/src/pictures', public_folder: '/pictures' };

const PICTURE_TYPES = 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif';

/** The fields that can label an item in a collapsed list, best first. */
const LABEL_FIELDS = ['title', 'author', 'name', 'label', 'network', 'from'];

/** A JSON Schema with our own additions. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  /** The message for a text that does not match `pattern`. Visual Studio Code shows it too. */
  patternErrorMessage?: string;
  /** `pattern` with its flags, which JSON Schema lacks: `/^https:/i`. */
  flaggedPattern?: string;
  /** The editor hides the field and keeps its value. */
  isHidden?: boolean;
  isPicture?: boolean;
  /** The order of a list of choices matters. */
  isOrdered?: boolean;
  /** The format of a date, in Day.js tokens. */
  dateFormat?: string;
}

/** The JSON Schema of a content file, for the editor at /admin and for code editors. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const { pattern } = jsonSchema;
      if (!pattern) return;
      // An empty text does not match, so validating it gives the message of the pattern.
      const issues = z.safeParse(zodSchema, '').error?.issues ?? [];
      for (const issue of issues)
        if ('pattern' in issue && issue.pattern?.includes(pattern)) {
          jsonSchema.patternErrorMessage = issue.message;
          jsonSchema.flaggedPattern = issue.pattern;
        }
    },
  });
}

/** @throws if the editor has no input for a field. */
export function getFields({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    getField(name, schema as JsonSchema, { required: required.includes(name) }),
  );
}

/** The field for a list that makes up a whole file. */
export function getListField(name: string, schema: JsonSchema): Field {
  return { ...getField(name, schema, { required: false }), name: ITEMS };
}

function getField(name: string, schema: JsonSchema, { required }: { required: boolean }): Field {
  if (schema.isHidden) return { name, widget: 'hidden' };
  // Hints are Markdown, so `<id>` would be an HTML tag.
  const hint = schema.description?.replaceAll('<', '&lt;');
  const field = { name, label: getLabel(name), required, hint };
  return { ...field, ...getInput(name, schema) } as Field;
}

/** `modalTitle` becomes `Modal title`. */
export function getLabel(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function getInput(name: string, schema: JsonSchema): object {
  const [id, fields] = (schema.anyOf ?? []) as JsonSchema[];
  if (id?.type === 'string' && fields?.type === 'object') return getChoiceInput(id, fields);
  if (schema.type === 'object' && schema.properties)
    return { widget: 'object', fields: getFields(schema) };
  if (schema.type === 'array') return getListInput(name, schema);
  if (schema.enum) return { widget: 'select', options: schema.enum };
  // A switch would write its value into every file that lacks the field. So the default is not among the choices.
  if (schema.type === 'boolean') {
    const value = !schema.default;
    return { widget: 'select', options: [{ label: value ? 'Yes' : 'No', value }] };
  }
  if (schema.type === 'integer')
    return { widget: 'number', value_type: 'int', min: schema.minimum, max: schema.maximum };
  if (schema.type === 'string') return getTextInput(schema);
  throw new Error(`The editor has no input for the field ${name}: ${JSON.stringify(schema)}`);
}

/** The inputs for an id, or for the fields of an object: editors fill in one of the two. Without ids, only the fields. */
function getChoiceInput(id: JsonSchema, object: JsonSchema): object {
  if (!id.enum?.length) return { widget: 'object', fields: getFields(object) };
  const fields = getFields({ ...object, required: [] });
  return { widget: 'object', fields: [getField(CHOICE, id, { required: false }), ...fields] };
}

function getListInput(name: string, schema: JsonSchema): object {
  const { minItems: min, maxItems: max } = schema;
  const items = schema.items as JsonSchema;
  if (items.enum && !schema.isOrdered)
    return { widget: 'select', multiple: true, min, max, options: items.enum };
  const list = { widget: 'list', min, max, label_singular: getLabel(toSingular(name)) };
  if (items.type !== 'object')
    return { ...list, field: getField(toSingular(name), items, { required: true }) };
  const summary = LABEL_FIELDS.find((field) => field in (items.properties ?? {}));
  return {
    ...list,
    fields: getFields(items),
    collapsed: true,
    ...(summary && { summary: `{{fields.${summary}}}` }),
  };
}

/** `replies` becomes `reply`. */
export function toSingular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '');
}

function getTextInput(schema: JsonSchema): object {
  const { isPicture, dateFormat, format, minLength: minlength, maxLength: maxlength } = schema;
  if (isPicture)
    return { widget: 'image', ...PICTURE_FOLDERS, accept: PICTURE_TYPES, choose_url: false };
  if (dateFormat) return { widget: 'datetime', type: 'date', format: dateFormat };
  const pattern = schema.pattern && [schema.flaggedPattern, schema.patternErrorMessage];
  const text = { minlength, maxlength, ...(pattern && { pattern }) };
  if (format === 'uri') return { ...text, widget: 'string', type: 'url' };
  if (format === 'email') return { ...text, widget: 'string', type: 'email' };
  const isLong = (maxlength ?? Number.POSITIVE_INFINITY) > MAX_LINE_LENGTH;
  return { ...text, widget: isLong && !pattern ? 'text' : 'string' };
}
