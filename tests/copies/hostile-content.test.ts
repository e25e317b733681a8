/**
 * Hostile values in every field of every schema, and hostile Markdown: each is refused by name, or the
 * pages that are built from it run nothing, ask nobody but where their pictures are, and have the policy
 * that was meant.
 */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { articleSchema } from '#data/articles/article-schema.ts';
import { contentSchemas } from '#data/content-schemas.ts';
import { checkMarkdown } from '#data/markdown/check-markdown.ts';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { findMissingImages } from '#data/reading/missing-images.ts';
import { findProblems } from '#data/reading/schema-problems.ts';
import type { ValuePath } from '#data/reading/yaml-source.ts';
import { statementSchema } from '#data/statements/statement-schema.ts';
import { dropUnprintable } from '#formatting/unprintable.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { createSiteServer } from '../../scripts/serve.ts';
import { readSiteUrl } from '../../scripts/site-url.ts';
import { hostileTexts, hostileValues } from '../support/hostile-content.ts';
import { attribute, parseHtml, select } from '../support/html.ts';
import { reportTrouble } from '../support/page-trouble.ts';
import { copyProject } from '../support/project-copy.ts';

/** Builds, each with a share of the content. */
const BATCHES = 2;

type Data = Record<string, unknown>;

interface Kind {
  name: string;
  schema: z.ZodType;
  /** An entry of it. */
  entry: Data;
}

/** What the content may lack. */
const FURTHER: Record<string, Data> = {
  site: {
    forms: { inquiry: '/thanks', contact: '/thanks', fields: { key: 'a' } },
    editor: { repository: 'a/b', branch: 'main' },
    legal: { name: 'A', registrationNumber: 'B', vatNumber: 'C' },
  },
  testimonials: {
    ...{ id: 'a', content: 'B', author: 'C', role: 'D', company: 'E', photo: '/a.svg' },
    motif: 'grid',
  },
  partners: {
    ...{ id: 'a', name: 'B', type: 'C', figure: '1', work: 'D', story: 'E', picture: '/a.svg' },
    ...{ imageSrc: '/a.svg', website: 'https://a.com' },
  },
  comments: { id: '1', article: 'a', name: 'B', content: 'C', date: 'April 16, 2025' },
};

const read = (path: string) => readFileSync(`src/content/${path}`, 'utf8');

/** The first file of a folder. */
function frontMatterIn(folder: string): Data {
  const [file = ''] = globSync(`${folder}/*.md`, { cwd: 'src/content' });
  return parse(splitFrontMatter(read(file))?.frontMatter ?? '');
}

const kinds: Kind[] = [
  ...Object.entries(contentSchemas).map(([name, schema]) => {
    const data = [parse(read(`${name}.yaml`))].flat();
    const one: z.ZodType = schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema;
    return { name, schema: one, entry: { ...data[0], ...FURTHER[name] } };
  }),
  { name: 'articles', schema: articleSchema, entry: frontMatterIn('articles') },
  { name: 'statements', schema: statementSchema, entry: frontMatterIn('statements') },
];

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

/** The values that the fields of an entry accept; all others are refused, by the name of the field. */
function acceptedBy({ schema, entry }: Kind): { path: ValuePath; values: string[] }[] {
  const paths = textsIn(entry);
  const refused = hostileValues.map((value) => {
    const all = structuredClone(entry);
    for (const path of paths) setText(all, path, value);
    const problems = [...findProblems(all, schema), ...findMissingImages(all, () => false)];
    return new Set(problems.map(({ path }) => path.join('.')));
  });
  return paths.flatMap((path) => {
    const values = hostileValues.filter((_, index) => !refused[index]?.has(path.join('.')));
    return values.length > 0 ? [{ path, values }] : [];
  });
}

/** Entries of a kind, each with another accepted value in every field. */
function entriesOf(kind: Kind): (index: number) => Data {
  const fields = acceptedBy(kind);
  return (index) => {
    const entry = structuredClone(kind.entry);
    fields.forEach(({ path, values }, offset) => {
      setText(entry, path, values[(index + 31 * offset) % values.length] ?? '');
    });
    if ('id' in entry) entry.id = `${kind.entry.id}${index}`;
    if (typeof entry.article === 'string') entry.article = 'hostile-0';
    return entry;
  };
}

/** The accepted Markdown texts, many in each article: a tag that is never closed meets all sorts of others. */
function packTexts(): string[] {
  const bodies: string[] = [];
  const isAccepted = (text: string) => checkMarkdown(text, () => false).length === 0;
  for (const text of hostileTexts.map(dropUnprintable).filter(isAccepted)) {
    const longer = `${bodies.at(-1) ?? ''}\n\n${text}`;
    const fits = longer.length < 6_000 && isAccepted(longer);
    if (fits && bodies.length > 0) bodies[bodies.length - 1] = longer;
    else bodies.push(text);
  }
  return bodies;
}

const entries = new Map(kinds.map((kind) => [kind.name, entriesOf(kind)]));
const entryOf = (name: string, index: number) => entries.get(name)?.(index);
const bodies = packTexts();

/** Replaces the content of a copy with a share of the hostile one. */
function writeHostileContent(copy: ReturnType<typeof copyProject>, batch: number): void {
  const share = Math.ceil(hostileValues.length / BATCHES);
  const listOf = (name: string) =>
    Array.from({ length: share }, (_, index) => entryOf(name, batch * share + index) ?? {});
  // No two may have one name.
  const byName = Map.groupBy(listOf('categories'), ({ name }) => dropUnprintable(String(name)));
  const categories = [...byName.values()].map(([one]) => one ?? {});
  const writeText = (name: string, index: number, body = '') => {
    const entry = { ...entryOf(name, batch + BATCHES * index) };
    if ('category' in entry) entry.category = categories[index % categories.length]?.name;
    copy.write(`${name}/hostile-${index}.md`, `---\n${stringify(entry)}---\n\n${body}\n`);
  };
  for (const file of globSync('articles/*', { cwd: 'src/content' })) copy.remove(file);
  const own = bodies.filter((_, index) => index % BATCHES === batch);
  for (const [index, body] of own.entries()) writeText('articles', index, body);
  writeText('statements', 0, own[0]);
  for (const [name, schema] of Object.entries(contentSchemas)) {
    const all = name === 'categories' ? categories : listOf(name);
    copy.write(`${name}.yaml`, stringify(schema instanceof z.ZodArray ? all : all[0]));
  }
}

/** Where accepted pictures and forms are; nobody else is asked for anything. */
const ELSEWHERE = /^https:\/\/(pictures|xn--mller-kva)\.example$/;
const OWN = /^'(self|none|script|sha256-[\w+/]{43}=)'$/;
const DIRECTIVES =
  'default-src script-src style-src img-src font-src manifest-src connect-src form-action base-uri ' +
  'require-trusted-types-for trusted-types';

/** What is wrong with the policy of a page, if anything. */
function policyProblems(html: string): string[] {
  const policies = select(parseHtml(html), 'meta[http-equiv]');
  const parts = policies.flatMap((meta) => (attribute(meta, 'content') ?? '').split(';'));
  const directives = parts.map((part) => part.split(' '));
  const names = directives.map(([name]) => name).join(' ');
  const tooMuch = directives.flatMap(([name = '', ...sources]) => {
    const maySayWhere = /^(img-src|connect-src|form-action)$/.test(name);
    return sources.filter((one) => !OWN.test(one) && !(maySayWhere && ELSEWHERE.test(one)));
  });
  return names === DIRECTIVES ? tooMuch : [names, ...tooMuch];
}

/** Runs in the page: what in it could run, frame or send something. */
function activeParts(): string[] {
  const isActive = (element: Element) =>
    [...element.attributes].some(({ name }) => name.startsWith('on')) ||
    (element instanceof HTMLAnchorElement && !/^(https?|mailto|tel):/.test(element.href)) ||
    element.matches('iframe, object, embed, base, meta[http-equiv=refresh], [formaction], [ping]');
  return [...document.querySelectorAll('*')].filter(isActive).map(({ outerHTML }) => outerHTML);
}

/** Opens a page, and collects what it did that it must not do. */
async function openPage(page: Page, url: string): Promise<string[]> {
  const found: string[] = [];
  page.removeAllListeners();
  page.on('dialog', (dialog) => dialog.dismiss());
  page.on('pageerror', ({ message }) => found.push(message));
  page.on('console', (entry) => {
    if (/^(ran|policy violation)/.test(entry.text())) found.push(entry.text());
  });
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    const isPicture = request.resourceType() === 'image' && ELSEWHERE.test(origin);
    if (origin !== new URL(url).origin && !isPicture) found.push(request.url());
  });
  await page.goto(url);
  return [...found, ...(await page.evaluate(activeParts))];
}

/** What every page of a build did that it must not do, and what is wrong with its policy. */
async function problemsOf(folder: string, browser: Browser): Promise<Record<string, string[]>> {
  const dir = join(folder, 'dist');
  const { base } = readSiteUrl(join(folder, 'src/content/site.yaml'));
  const server = createSiteServer({ dir, base }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage();
  await page.route(/^https:/, (route) => route.abort());
  await page.addInitScript(reportTrouble);
  await page.addInitScript(() => {
    Object.assign(window, { hostile: () => console.error('ran') });
  });
  const problems: Record<string, string[]> = {};
  for (const file of globSync('**/*.html', { cwd: dir })) {
    const path = join(base, file).replace(/(index)?\.html$/, '');
    const found = await openPage(page, `http://localhost:${port}${path}`);
    // It has its own policy, and asks others, who are refused (docs/decisions/19-editing-in-the-browser.md).
    const all =
      file === 'admin.html'
        ? found.filter((one) => !one.includes('https:'))
        : [...found, ...policyProblems(readFileSync(join(dir, file), 'utf8'))];
    if (all.length > 0) problems[file] = all;
  }
  server.close();
  return problems;
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
});
afterAll(() => browser.close());

test.concurrent.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
  'pages of hostile content are as harmless as any: part %d',
  { timeout: 240_000 },
  async (batch) => {
    const copy = copyProject();
    try {
      writeHostileContent(copy, batch);
      const { exitCode, output } = await copy.build();
      expect(exitCode, output).toBe(0);
      expect(await problemsOf(copy.folder, browser)).toEqual({});
    } finally {
      copy.delete();
    }
  },
);
