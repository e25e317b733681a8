import type { z } from 'zod';
import type { InquiryCopy } from '#data/pages/inquiry-copy.ts';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { type JsonSchema, jsonSchemaOf } from '#data/reading/json-schema.ts';
import { readYaml, type ValuePath } from '#data/reading/yaml-source.ts';
import type { LaunchDecision } from '#data/site/launch-decisions.ts';
import type { Site } from '#data/site/site-schema.ts';
import { colorPairs, headerPair } from '#styles/token-contrast.ts';

/** Something to do before the site goes online. */
export interface Finding {
  /** The file to edit and the line in it: `src/content/site.yaml:5`. */
  where: string;
  what: string;
}

/** A file as text; `path` is how findings name it. */
export interface TextFile {
  path: string;
  text: string;
}

/** Hosts that nobody can own (RFC 2606, RFC 6761), in `https://host/…` and `someone@host`. */
const SAMPLE_ADDRESS =
  /^(https?:\/\/|[^\s@/]+@)([^\s/:?#@]+\.)?(example(\.com|\.net|\.org)?|test|invalid|localhost|127\.0\.0\.1|\[::1\])(?![^/:?#])/i;

/** Digits that sample numbers end in: four zeros, or 555-0100 to 555-0199. */
const SAMPLE_PHONE = /(0000|55501\d\d)$/;

/** What `npm run new:article` leaves for somebody to write. */
const PLACEHOLDER = /TODO: .*/;

/** The data of a content file, and where a value is in it. The build reports broken YAML. */
export function readContent({ path, text }: TextFile) {
  const source = path.endsWith('.md')
    ? readYaml(splitFrontMatter(text)?.frontMatter ?? '', 2)
    : readYaml(text);
  if (source.status === 'broken') return { data: {}, at: () => path };
  return { data: source.data, at: (steps: ValuePath) => `${path}:${source.lineOf(steps)}` };
}

/** The samples and placeholders that are still in a content file. */
export function findSamples(file: TextFile): Finding[] {
  const { data, at } = readContent(file);
  const samples = samplesIn(data).map(([steps, what]) => ({ where: at(steps), what }));
  if ((data as { draft?: unknown } | null)?.draft === true) return samples;
  const placeholders = file.text.split('\n').flatMap((line, index) => {
    const [what] = PLACEHOLDER.exec(line) ?? [];
    return what ? [{ where: `${file.path}:${index + 1}`, what }] : [];
  });
  return [...samples, ...placeholders];
}

function samplesIn(value: unknown, steps: ValuePath = []): [ValuePath, string][] {
  if (typeof value === 'string') {
    const isPhone = steps.at(-1) === 'phone' && SAMPLE_PHONE.test(value.replace(/\D/g, ''));
    const isSample = isPhone || SAMPLE_ADDRESS.test(value);
    return isSample ? [[steps, `${steps.join('.')}: ${value}`]] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  if ('sample' in value && value.sample === true) {
    // Samples inside it are replaced with it, but for those of site.yaml.
    const { name, title, author } = value as Record<string, unknown>;
    const label = [name, title, author].find((text) => typeof text === 'string');
    const mark: [ValuePath, string] = [
      [...steps, 'sample'],
      label ? `“${label}”` : steps.join('.'),
    ];
    if (!('url' in value)) return [mark];
    return [
      ...samplesIn({ ...value, sample: undefined }),
      [['sample'], 'sample: remove this line, and tests of the sample stop'],
    ];
  }
  return Object.entries(value).flatMap(([key, item]) =>
    samplesIn(item, [...steps, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Titles and descriptions with more or fewer characters than search results show. */
export function findOddLengths(file: TextFile, schema: z.ZodType): Finding[] {
  const { data, at } = readContent(file);
  const visit = (
    value: unknown,
    { shownLength, properties, items }: JsonSchema,
    steps: ValuePath,
  ): Finding[] => {
    if (typeof value === 'string' && shownLength) {
      const [min, max] = shownLength;
      const what = `${steps.join('.')}: ${value.length} characters; ${min} to ${max} are shown.`;
      return value.length < min || value.length > max ? [{ where: at(steps), what }] : [];
    }
    if (Array.isArray(value))
      return value.flatMap((item, index) => visit(item, items as JsonSchema, [...steps, index]));
    return Object.entries(properties ?? {}).flatMap(([name, field]) =>
      visit((value as JsonSchema)?.[name], field as JsonSchema, [...steps, name]),
    );
  };
  return visit(data, jsonSchemaOf(schema), []);
}

/**
 * The letters and digits of a content file that no font has.
 *
 * @param inFonts the code points that the fonts have
 */
export function findMissingLetters({ path, text }: TextFile, inFonts: Set<number>): Finding[] {
  const lines = text.normalize('NFC').split('\n');
  const missingIn = (line: string) =>
    (line.match(/[\p{L}\p{N}]/gu) ?? []).filter((one) => !inFonts.has(one.codePointAt(0) ?? 0));
  const letters = [...new Set(lines.flatMap(missingIn))];
  if (letters.length === 0) return [];
  const first = lines.findIndex((line) => missingIn(line).length > 0) + 1;
  const what = letters.slice(0, 20).join(' ') + (letters.length > 20 ? ' …' : '');
  return [{ where: `${path}:${first}`, what }];
}

/** Colors of tokens.css without enough contrast to their ground. */
export function findWeakColors({ path, text }: TextFile): Finding[] {
  const lines = text.split('\n');
  return [...colorPairs(text), headerPair(text)]
    .filter(({ ratio, required }) => !(ratio >= required))
    .map(({ color, ground, scheme, ratio, required }) => ({
      where: `${path}:${lines.findIndex((line) => line.includes(`--color-${color}:`)) + 1}`,
      what: `${color} on ${ground}, ${scheme}: ${ratio.toFixed(1)} of ${required}`,
    }));
}

/**
 * Links to “#” and forms that send nothing (Specification §2 and §7): those that block a launch, and
 * those that site.yaml accepts.
 *
 * @param translated the navigation.yaml and inquiry.yaml of every language
 */
export function findLooseEnds(settings: TextFile, translated: readonly TextFile[]) {
  const site = readContent(settings);
  const { launch, forms, comments } = site.data as Partial<Site>;
  const { accepted = [] } = launch ?? {};
  const setting = site.at(['launch', 'accepted']);
  const ends: (Finding & { decision: LaunchDecision })[] = [
    ...translated
      .map(readContent)
      .flatMap((file) => [
        ...deadLinks(file, 'header-links', ['header', 'links']),
        ...deadLinks(file, 'footer-links', ['footer']),
        ...deadLinks(file, 'small-print-links', ['smallPrint']),
        ...deadPrivacyLinks(file),
      ]),
    ...deadLinks(site, 'social-links', ['social']),
    { decision: 'contact-form', where: setting, what: 'The contact form sends nothing.' },
    { decision: 'project-form', where: setting, what: 'The project form reaches nobody.' },
    { decision: 'comments', where: setting, what: 'Comments are lost on reload.' },
  ];
  const isDone: Partial<Record<LaunchDecision, boolean>> = {
    'contact-form': Boolean(forms?.contact),
    'project-form': Boolean(forms?.inquiry),
    comments: comments === false,
    'privacy-link': !(forms?.inquiry || forms?.contact),
  };
  const list = (isAccepted: boolean): Finding[] =>
    ends
      .filter(({ decision }) => !isDone[decision] && accepted.includes(decision) === isAccepted)
      .map(({ decision, where, what }) => ({ where, what: `${decision}: ${what}` }));
  return { open: list(false), accepted: list(true) };
}

function deadPrivacyLinks({ data, at }: ReturnType<typeof readContent>) {
  const { href } = (data as Partial<InquiryCopy>).connected?.privacy ?? {};
  const what = 'The privacy line below the forms leads to “#”. Write the address of your policy.';
  const where = at(['connected', 'privacy', 'href']);
  return href === '#' ? [{ decision: 'privacy-link' as const, where, what }] : [];
}

function deadLinks(
  { data, at }: ReturnType<typeof readContent>,
  decision: LaunchDecision,
  path: string[],
) {
  const links = path.reduce<unknown>((value, step) => Object(value)[step], data);
  const dead = ((links ?? []) as { href?: unknown }[]).flatMap(({ href }, index) =>
    href === '#' ? [index] : [],
  );
  const count = dead.length === 1 ? 'A link leads' : `${dead.length} links lead`;
  const what = `${count} to “#”. Write an address, or remove it.`;
  return dead.slice(0, 1).map((first) => ({ decision, where: at([...path, first, 'href']), what }));
}

/** In bytes: a photograph in src/pictures/ costs a phone 90 KB. */
const HEAVIEST_PICTURE = 300 * 1024;

/**
 * Pictures that visitors get as they are and that are heavy, where content names them.
 *
 * @param sizes in bytes, by the path in public/
 */
export function findHeavyPictures(sizes: Record<string, number>, content: TextFile[]): Finding[] {
  const heavy = Object.entries(sizes).filter(([, size]) => size > HEAVIEST_PICTURE);
  return heavy.map(([path, size]) => {
    const [naming] = content.filter(({ text }) => text.includes(`/${path}`));
    const line = naming?.text.split('\n').findIndex((one) => one.includes(`/${path}`)) ?? 0;
    const where = naming ? `${naming.path}:${line + 1}` : `public/${path}`;
    return { where, what: `/${path}: ${Math.round(size / 1024)} KB` };
  });
}
