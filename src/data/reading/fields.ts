import { z } from 'zod';
import { hasPlainHost, LINK_URL, PAGE_URL, PLAIN_HOST_ADVICE } from '#data/urls/content-url.ts';
import { RESERVED_IDS } from '#data/urls/reserved-names.ts';
import { getMissingPictureProblem, hasPicture } from '#data/urls/site-file.ts';
import { keepMarks } from '#formatting/characters.ts';
import { toIsoDate, toIsoMoment } from '#formatting/dates.ts';
import { motifNames } from '#types.ts';

/**
 * Building blocks that the content schemas share. Messages say what to write instead, because the people who read them
 * edit content and do not know zod.
 */

const EMPTY_ADVICE = 'This is empty. Write a text here. If you mean the word null, quote it.';

/** Phrases the problem with a value that is not a text. YAML reads `null`, `~` and nothing at all as `null`. */
const unlessEmpty =
  (error: string): z.core.$ZodErrorMap =>
  ({ input }) =>
    input === null ? EMPTY_ADVICE : error;

/** One or more paragraphs, separated by an empty line. Pages show several spaces as one. */
export function paragraphs(error = 'Write text here.') {
  return z
    .string({ error: unlessEmpty(error) })
    .trim()
    .min(1, 'This must not be empty.')
    .overwrite((text) => keepMarks(text.replace(/(?<=\S) {2,}/g, ' ')));
}

/** A short text, usually one line. `max` is a number of characters. */
export function oneLine(max = 200) {
  const error = 'Write a line of text here. Quote it if it starts with a symbol or a number.';
  return paragraphs(error).max(max, `At most ${max} characters.`);
}

/** The number of characters of a `<title>` that search engines show. */
export const MAX_TITLE_LENGTH = 60;

/** The metadata of a page, for search engines and link previews. */
export const metadataSchema = z.strictObject({
  title: oneLine(150).describe(
    'The brand name is added to a title that lacks it, if both fit into 60 characters.',
  ),
  description: oneLine(400),
});

export function wholeNumber(min: number, max: number, error: string) {
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** A text in site.yaml that is used as it is. It may be empty. */
export function rawText() {
  return z.string({
    error: unlessEmpty('Write a text here. Put quotes around a number, true or false.'),
  });
}

/** A text that matches a pattern. A missing text has the same message as an invalid one. */
export function matching(pattern: RegExp, error: string | z.core.$ZodErrorMap) {
  return z.string({ error }).regex(pattern, { error });
}

/** Lower-case words joined by hyphens. */
const WORDS = '[a-z0-9]+(-[a-z0-9]+)*';
const KEBAB_CASE = new RegExp(`^${WORDS}$`);

/** A name used in addresses and file names: `seo-optimization`. */
export function kebabCase() {
  return matching(KEBAB_CASE, 'Use lower-case letters, digits and single hyphens only.');
}

/** A name in kebab case, except the reserved ids. */
export const ID_PATTERN = `^(?!(${RESERVED_IDS.join('|')})$)${WORDS}$`;

export const ID_ADVICE = `Lower-case letters, digits and single hyphens only, and none of: ${RESERVED_IDS.join(', ')}.`;

/** The problem with an entry's id, its file's name without `.md`. Without a slug, the address ends with it. */
export function getEntryIdProblem(id: string): string | undefined {
  if (new RegExp(ID_PATTERN).test(id)) return undefined;
  if (id.includes('/')) return 'Files in a subfolder are not read. Move the file out of it.';
  return `The file’s name is used in addresses. Rename the file. ${ID_ADVICE}`;
}

/** An address that matches a pattern: a path on this site, or an address with a plain host. */
function url(pattern: RegExp, error: string | z.core.$ZodErrorMap) {
  return matching(pattern, error).refine(hasPlainHost, { error: PLAIN_HOST_ADVICE });
}

/** Drops a trailing slash: `/it/#contact` becomes `/it#contact`. content.ts looks for `isLink`. */
function linkUrl(pattern: RegExp, error: string) {
  return url(pattern, error)
    .overwrite((text) => text.replace(/^(\/[^?#]+)\/(?=[?#]|$)/, '$1'))
    .meta({ isLink: true });
}

/** The address of a link: `https://…`, `/page`, `/#section` or `#` for a placeholder. */
export function href() {
  const error = 'Start the address with https://, / or #. Put quotes around #.';
  return linkUrl(LINK_URL, error);
}

export const linkSchema = z.strictObject({ label: oneLine(40), href: href() });

/** The address of a page: `https://…` or `/page`. */
export function pageUrl() {
  const error = 'Write a full address that starts with https://, or a page of this site: /about.';
  return linkUrl(PAGE_URL, error);
}

/** A full https address. */
export function externalUrl() {
  return z
    .url({ protocol: /^https$/, error: 'Write a full address that starts with https://.' })
    .refine(hasPlainHost, { error: PLAIN_HOST_ADVICE });
}

/** A picture on this site (`/pictures/name.jpg`) or an external https picture. */
export function pictureUrl() {
  const pattern = /^(https:\/\/\S+|\/(?![/\\])[^?#\n]+)\.(svg|png|jpe?g|webp|avif)(\?\S*)?$/i;
  return url(pattern, ({ input }) => pictureAdvice(String(input)))
    .refine((text) => !text.startsWith('/') || !pattern.test(text) || hasPicture(text), {
      error: ({ input }) => getMissingPictureProblem(String(input)),
    })
    .meta({ isPicture: true });
}

/** The message for a text that is not the address of a picture. */
function pictureAdvice(text: string): string {
  const [other] = /\.(gif|heic|heif|bmp|tiff?|ico|pdf)$/i.exec(text) ?? [];
  if (other) return `A picture cannot be a ${other} file. Save it as svg, png, jpg, webp or avif.`;
  return 'Write /pictures/name.jpg for a picture in src/pictures/, or an https:// address.';
}

export function person() {
  return z.strictObject({
    name: oneLine(60),
    role: oneLine(60).optional(),
    avatarUrl: pictureUrl()
      .optional()
      .describe('Cropped to a square. Without a picture, initials are shown on a tile.'),
  });
}

export type WrittenPerson = z.infer<ReturnType<typeof person>>;

/** Marks sample content; `npm run launch-check` lists it. */
export function sample() {
  return z
    .literal(true, { error: 'Write true, or remove the line once this is your own.' })
    .optional()
    .describe('Marks sample content. Remove the mark once the content is your own.');
}

/** The fields that every Markdown file may have. */
export const markdownFields = {
  slug: matching(new RegExp(ID_PATTERN), ID_ADVICE)
    .optional()
    .describe('The end of the address. Without it, the file’s name is used.'),
  math: z
    .boolean()
    .optional()
    .describe('true shows $…$ and $$…$$ in the text as formulas, in TeX.'),
  sample: sample(),
};

/** A date, written as `April 15, 2025` or `2025-04-15`. Its value is in ISO 8601: `2025-04-15`. */
export function date() {
  return dateAs(toIsoDate, 'Write a date such as April 15, 2025 or 2025-04-15.');
}

/**
 * A date that may have a time: `2025-04-15 09:30`, in UTC, or `2025-04-15T09:30:00+02:00`. Its value is in ISO 8601:
 * `2025-04-15`, `2025-04-15T09:30Z`.
 */
export function moment() {
  const error =
    'Write a date such as April 15, 2025 or 2025-04-15, or with a time: 2025-04-15 09:30.';
  return dateAs(toIsoMoment, error);
}

function dateAs(toIso: (text: string) => string | undefined, error: string) {
  return z
    .string({ error })
    .overwrite((text) => toIso(text) ?? text)
    .refine((text) => toIso(text) !== undefined, { error })
    .meta({ dateFormat: 'MMMM D, YYYY' });
}

type ListName = 'articles' | 'authors' | 'categories' | 'partners' | 'services' | 'testimonials';

/** What fields may choose from: ids of other entries, names of categories. A file with problems gives no choices. */
export type Choices = Partial<Record<ListName, readonly string[] | undefined>>;

/** A text that must be one of the choices, if there is a list of them. The editor offers the choices. */
export function oneOf(
  schema: z.ZodString,
  choices: readonly string[] | undefined,
  error: string,
): z.ZodString {
  if (!choices) return schema;
  return schema
    .refine((text) => choices.includes(text), { error })
    .meta(choices.length > 0 ? { enum: [...choices] } : {});
}

/**
 * One of these ids; any id if there is no list.
 *
 * @param place where the ids are, for the message: `partners.yaml`
 */
export function idIn(ids: readonly string[] | undefined, place: string) {
  const error = `Write an id from ${place}, or add an entry with this id.`;
  return oneOf(matching(KEBAB_CASE, error), ids, error);
}

const TAG_ADVICE =
  'Write the code of a language, with a hyphen and a region if it needs one: en, it, pt-BR.';

/** A language tag in its standard form: `pt-BR` for `pt-br`. Undefined if the tag is invalid. */
export function toCanonicalTag(text: string): string | undefined {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text);
    // The code of a language has two or three letters: `english` is not one.
    return /^[a-z]{2,3}(-|$)/.test(tag) ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** A language as a BCP 47 tag. */
export function languageTag() {
  return z
    .string({ error: TAG_ADVICE })
    .overwrite((text) => toCanonicalTag(text) ?? text)
    .refine((text) => toCanonicalTag(text), { error: TAG_ADVICE });
}

export const motifName = z.enum(motifNames);

/**
 * A list whose items have unique values in each of these fields. It also takes the place of maps, because the editor at
 * /admin reads a dot in a key as nesting.
 */
export function listOf<Item extends z.ZodObject>(
  item: Item,
  unique: readonly string[],
  error?: z.core.$ZodErrorMap,
) {
  return z.array(item, { error }).superRefine(
    (items: readonly Record<string, unknown>[], context) => {
      for (const field of unique) {
        const firsts = new Map<unknown, number>();
        for (const [index, item] of items.entries()) {
          const input = item?.[field];
          const first = firsts.get(input) ?? index;
          firsts.set(input, first);
          if (input === undefined || first === index) continue;
          const message = `Item ${first + 1} has this "${field}" too. Each item needs its own.`;
          context.addIssue({ code: 'custom', path: [index, field], message, input });
        }
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  );
}

/** @param unique the fields that need a unique value in each item */
export function listFile<Shape extends z.ZodRawShape>(
  item: z.ZodObject<Shape>,
  unique: readonly string[] = ['id'],
) {
  return listOf(item.extend({ sample: sample() }), unique, ({ input }) =>
    input === null
      ? 'The file is empty. Write [] if there is nothing to list.'
      : 'The file must be a list: each item begins with "- ".',
  );
}
