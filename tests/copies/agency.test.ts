/**
 * The site of another agency (agency.ts): it shows its own settings and content, and no trace of the old agency.
 * tests/built, which also runs on this copy, has the rules for all pages.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fill } from '#formatting/messages.ts';
import { getInitials } from '#formatting/names.ts';
import { DIST, files, readText as read, toHref } from '../support/built-site.ts';
import {
  chatScript,
  homeCopy,
  inquiryCopy,
  loadContent,
  site,
  strings,
  testimonials,
} from '../support/content.ts';
import { HOSTILE, SITE } from '../support/copies.ts';
import { getAttributes, getTextLine, parseHtml, select } from '../support/html.ts';

const old = loadContent('.').site;

const readPage = (file: string) => parseHtml(read(file));
const texts = (file: string, selector: string) =>
  select(readPage(file), selector).map((element) => getTextLine(element));
const findFiles = (name: RegExp) => [...files].filter((file) => name.test(file));
const textFiles = findFiles(/\.(html|css|js|json|xml|svg|txt|webmanifest)$/);
const mentions = (text: string | RegExp) => textFiles.filter((file) => read(file).match(text));

const { name, tagline, description, email, phone, bookingUrl = 'calendar', url, address } = old;
const traces = [name, tagline, description, email, phone, phone.replaceAll(' ', ''), bookingUrl];

// In a project that is no longer the sample, texts that the copy keeps may name its agency.
test.skipIf(!old.sample).each([...traces, `${address.street}`, new URL(url).host])(
  'no file has “%s” from the old agency',
  (trace) => {
    const pattern = new RegExp(RegExp.escape(trace), 'i');
    expect([...findFiles(pattern), ...mentions(pattern)]).toEqual([]);
  },
);

test('only drawings may have colors of the old agency', () => {
  const colorsIn = (root: string) =>
    new Set(readFileSync(join(root, 'src/styles/brand.css'), 'utf8').match(/#[0-9a-f]{6}\b/g));
  const gone = colorsIn('.').difference(colorsIn(SITE.folder));
  expect(gone.size).toBeGreaterThan(0);
  // Drawings of the old agency may stay: each is replaced together with its partner, article or person.
  const styled = mentions(new RegExp([...gone].join('|'), 'i'));
  expect(styled.filter((file) => !/^_astro\/[^/]*\.svg$/.test(file))).toEqual([]);
});

test('every drawn PNG is new', () => {
  const drawn = globSync('**/*.png', { cwd: 'dist' }).filter((file) => files.has(file));
  const bytes = (root: string, file: string) => readFileSync(join(root, file)).toString('latin1');
  expect(drawn.filter((file) => bytes('dist', file) === bytes(DIST, file))).toEqual([]);
});

test('components of src/own are where their names say', () => {
  const own = (file: string) =>
    getAttributes(readPage(file), 'section[aria-label*="-"]', 'aria-label');
  expect(own('index.html')).toEqual(['above-header', 'after-services']);
  expect(own('blog/newly-published.html')).toEqual(['above-header', 'price-list']);
});

test('the site has the new name and the new logo', () => {
  for (const place of ['title', '#hero', '.hero-chat'])
    expect(texts('index.html', place)[0], place).toContain(site.name);
  expect(JSON.parse(read('manifest.webmanifest')).name).toBe(site.name);
  expect(read('favicon.svg')).toBe(
    readFileSync(join(SITE.folder, 'src/pictures/logo.svg'), 'utf8'),
  );
  expect(read('wordmark.svg')).toMatch(/fill="#\w{6}"/);
  const [logo] = select(readPage('index.html'), '.logo img');
  expect(logo?.properties).toMatchObject({ alt: site.name, src: toHref('/wordmark.svg') });
});

test('contact, footer and structured data have the details that the law requires', () => {
  const { name: legalName = '', registrationNumber = '', vatNumber = '' } = site.legal ?? {};
  const street = 'The Old Works, 1 Acme Road';
  const [contact] = texts('index.html', '#contact');
  for (const text of [site.email, site.phone, street]) expect(contact).toContain(text);
  const [print] = texts('index.html', '.site-footer-print');
  for (const text of [legalName, registrationNumber, vatNumber]) expect(print).toContain(text);
  const [data = ''] = texts('index.html', 'script[type="application/ld+json"]');
  expect(JSON.parse(data)['@graph'][0]).toMatchObject({
    legalName,
    identifier: registrationNumber,
    vatID: vatNumber,
    address: { streetAddress: street, addressRegion: 'Greater London', addressCountry: 'GB' },
  });
});

const refresh = 'http-equiv="refresh" content="0;url=';

test('old addresses lead to the new ones, under the base path', () => {
  expect(read('about-us/index.html')).toContain(`${refresh}/site/#contact"`);
  expect(read('2019/First-News.html')).toContain(`${refresh}/site/blog/newly-published"`);
  expect(read('shop/index.html')).toContain(`${refresh}https://shop.acme-studio.com/"`);
  expect(read('_redirects')).toMatch(/^\/site\/about-us \/site\/#contact 301\n(.*\n)+\/\* \/404/);
  expect(mentions('about-us').filter((file) => file.endsWith('.xml'))).toEqual([]);
});

test('the default addresses of renamed pages lead to the new ones', () => {
  // In English, every page that can be renamed has another name.
  expect(read('en/thanks.html')).toContain(`${refresh}/site/en/sent"`);
  expect(read('en/blog/category/robots.html')).toContain(`${refresh}/site/en/journal/on/robots"`);
  expect(read('_redirects')).toMatch(/^\/en\/journal\/:name \/en\/journal\/404\.html 404$/m);
  expect(read('_headers')).toContain('\n/en/sent\n  Access-Control-Allow-Origin: *\n');
  expect(mentions('href="/site/en/testimonials"')).toEqual([]);
});

test('texts about the forms say that they are connected', () => {
  const home = read('index.html');
  const { intro, withoutScript, connected } = inquiryCopy;
  const { notConnected } = homeCopy.contact.form;
  for (const text of [intro, withoutScript, notConnected, chatScript.subtitle])
    expect(home).not.toContain(text);
  for (const text of [connected.intro, connected.privacy.text, chatScript.subtitleWhenConnected])
    expect(home).toContain(text);
  expect(texts('about.html', '.prose > p').slice(0, 2)).toEqual([
    'Two people in London.',
    'Write!',
  ]);
  expect(read('llms.txt')).toContain(fill(strings.llms.form, { url: `${site.url}/#contact` }));
});

test('only photographs that pages use are published, without metadata', async () => {
  const pictures = findFiles(/\.(png|jpg|webp|avif)$/);
  expect(pictures.length).toBeGreaterThan(10);
  for (const file of pictures) {
    const { exif, xmp, iptc } = await sharp(join(DIST, file)).metadata();
    expect(exif ?? xmp ?? iptc, file).toBeUndefined();
  }
  expect(findFiles(/of-a-draft|^(?!social\/).*\.jpe?g$/)).toEqual([]);
  expect(mentions('/pictures/photo.jpg')).toEqual([]);
  const versions = findFiles(/^_astro\/.*\.(webp|avif)$/);
  expect(versions.filter((file) => mentions(file).length === 0)).toEqual([]);
});

test('a photograph as a logo is not shown as a silhouette', () => {
  const silhouettes = getAttributes(readPage('index.html'), '.partner-logo', 'data-silhouette');
  expect(silhouettes).toEqual(['', 'true', 'true', '']);
});

test('drafts and texts with a date in the future are not published', () => {
  // agency.ts and agency-content.ts add two such articles and one such case.
  expect(findFiles(/held-back|still-a-draft|market/)).toEqual([]);
  expect(mentions(/held-back|still-a-draft|A market/)).toEqual([]);
});

test('people without a picture are shown by their initials', () => {
  const authors = testimonials.map(({ author }) => getInitials(author));
  expect(texts('testimonials.html', '.initials')).toEqual(authors);
  expect(texts('blog/newly-published.html', '.initials')).toEqual(['YN']);
  expect(texts('about.html', '.people .initials')).toEqual(['BB']);
});

test('a page of prose has the sections that it names, in that order', () => {
  const sections = getAttributes(readPage('about.html'), 'main section[id]', 'id');
  expect(sections).toEqual(['testimonials', 'projects']);
});

test('only hostile content and the sample address in package.json block the launch', () => {
  const options = { cwd: SITE.folder, encoding: 'utf8' } as const;
  const { stdout, status } = spawnSync(process.execPath, ['scripts/launch-check.ts'], options);
  const findings = stdout.split(/^Accepted /m)[0]?.match(/(?<=^ {2}).*/gm) ?? [];
  // A broken link is listed with its pages: here, all of them must be hostile.
  const hostile = `src/content/${HOSTILE}/.*|.*: /${HOSTILE}\\b[^,]*(, /${HOSTILE}\\b[^,]*)*`;
  const expected = new RegExp(`^(${hostile}|package\\.json:.*)$`);
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.filter((line) => !expected.test(line))).toEqual([]);
  expect(status).toBe(1);
  expect(stdout).toMatch(/newly-published\.md:3 {2}excerpt: 17 characters/);
  // One line lists all letters in the texts of a language that no font has.
  expect(stdout).toMatch(/content\/articles\/held-back\.md:3 {2}短, い$/m);
});
