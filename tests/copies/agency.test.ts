/**
 * The site of another agency (agency.ts): what its settings and content change is there, and nothing of the old agency.
 * Rules over all its pages: tests/built, which runs on it too.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fill } from '#formatting/fill.ts';
import { initials } from '#formatting/initials.ts';
import { contentOf } from '../support/content.ts';
import { placeOf } from '../support/copies.ts';
import { attribute, attributesOf, parseHtml, select, selectOne, textOf } from '../support/html.ts';
import { PHOTOGRAPH } from '../support/photograph.ts';

const { folder, dir } = placeOf('agency');
const acme = contentOf(folder);
const { site, words, homeCopy, inquiryCopy, chatScript } = acme;
const old = contentOf('.').site;

const files = globSync('**/*.*', { cwd: dir }).map((name) => name.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(join(dir, file), 'utf8');
const page = (file: string) => parseHtml(read(file));
const texts = (file: string, selector: string) =>
  select(page(file), selector).map((one) => textOf(one));
const textFiles = files.filter((file) =>
  /\.(html|css|js|json|xml|svg|txt|webmanifest|md)$/.test(file),
);
const mentions = (text: string | RegExp) => textFiles.filter((file) => read(file).match(text));

describe('the old agency', () => {
  const { name, tagline, description, email, phone, bookingUrl = 'calendar', url } = old;
  const address = [`${old.address.street}`, phone.replaceAll(' ', ''), new URL(url).host];

  test.each([name, tagline, description, email, phone, bookingUrl, ...address])(
    '“%s” is in no file, nor in a name of one',
    (trace) => {
      const pattern = new RegExp(RegExp.escape(trace), 'i');
      expect([...files.filter((file) => pattern.test(file)), ...mentions(pattern)]).toEqual([]);
    },
  );

  test('its colors are in no file, and its pictures are drawn again', () => {
    const tokensOf = (root: string) => readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
    const colorsIn = (css: string) => new Set(css.match(/#[0-9a-f]{6}\b/g));
    const gone = colorsIn(tokensOf('.')).difference(colorsIn(tokensOf(folder)));
    expect(gone.size).toBeGreaterThan(20);
    // Drawings are files of one partner, article or person, and replaced with it.
    const styled = mentions(new RegExp([...gone].join('|'), 'i'));
    expect(styled.filter((file) => !/^_astro\/[^/]*\.svg$/.test(file))).toEqual([]);
    const drawn = globSync('**/*.png', { cwd: 'dist' }).filter((file) => files.includes(file));
    const isSame = (file: string) =>
      readFileSync(join('dist', file)).equals(readFileSync(join(dir, file)));
    expect(drawn.filter(isSame)).toEqual([]);
  });
});

describe('the new agency', () => {
  test('is in title, logo, hero, chat, contact section and manifest', () => {
    for (const place of ['title', 'a.logo', '#hero', '.hero-chat'])
      expect(texts('index.html', place)[0], place).toContain(site.name);
    for (const text of [site.email, site.phone])
      expect(texts('index.html', '#contact')[0]).toContain(text);
    expect(attributesOf(page('index.html'), 'a', 'href')).toContain(`mailto:${site.email}`);
    expect(JSON.parse(read('manifest.webmanifest')).name).toBe(site.name);
  });

  test('has its address, and what the law asks for, in page and structured data', () => {
    const street = 'The Old Works, 1 Acme Road';
    expect(texts('index.html', '#contact')[0]).toContain(`${street}, London, Greater London, UK`);
    const { name: legalName = '', registrationNumber = '', vatNumber = '' } = site.legal ?? {};
    for (const text of [legalName, registrationNumber, vatNumber])
      expect(texts('index.html', '.site-footer-print')[0]).toContain(text);
    const [data = ''] = texts('index.html', 'script[type="application/ld+json"]');
    const address = {
      streetAddress: street,
      addressLocality: 'London',
      addressRegion: 'Greater London',
    };
    expect(JSON.parse(data)['@graph'][0]).toMatchObject({
      ...{ legalName, identifier: registrationNumber, vatID: vatNumber },
      address: { ...address, addressCountry: 'GB' },
    });
    expect(data).not.toContain('postalCode');
  });

  test('has a mark for each network that has one, and the name of the other', () => {
    const links = select(page('index.html'), '.site-footer-social a');
    const onNetwork = fill(words.footer.onNetwork, { name: site.name });
    expect(links.map((link) => [textOf(link), select(link, 'svg').length])).toEqual([
      [`${onNetwork} LinkedIn`, 1],
      [`${onNetwork} YouTube`, 1],
      [`${onNetwork} Our forum`, 0],
    ]);
  });

  test('names no address at the top of its host', () => {
    const tops = new Set(files.map((file) => file.split('/')[0]?.replace('.html', '')));
    // Islands put the avatars of comments below the folder themselves.
    const names = [...tops].filter((name) => name && !/^(avatars|index)$/.test(name));
    const escaped = names.map((name) => RegExp.escape(`${name}`)).join('|');
    // A path is at the top when no other part of a path precedes it.
    const { origin } = new URL(site.url);
    const atTop = new RegExp(`((?<![\\w/.)-])|${origin})/(${escaped})(?![\\w-])`, 'g');
    expect(textFiles.flatMap((file) => read(file).match(atTop) ?? [])).toEqual([]);
  });

  test('says its language in pages, structured data and previews', () => {
    expect(mentions('property="og:locale" content="it_IT"')).toContain('index.html');
    expect(mentions('"inLanguage":"it"')).toContain('blog/newly-published.html');
    expect(attributesOf(page('ar.html'), 'html', 'dir')).toEqual(['rtl']);
  });
});

test('old addresses lead to the new ones, on every host', () => {
  const places = {
    'about-us/index': '/site/#contact',
    '2019/First-News': '/site/blog/newly-published',
    'shop/index': 'https://shop.acme-studio.com/',
  };
  for (const [file, place] of Object.entries(places))
    expect(read(`${file}.html`)).toContain(`http-equiv="refresh" content="0;url=${place}"`);
  expect(read('_redirects')).toMatch(
    /^\/site\/about-us \/site\/#contact 301\n\/site\/about-us\/ .* 301\n(.*\n)+\/\* \/404/,
  );
  expect(read('_redirects.nginx')).toContain('location = "/shop" {');
  expect(read('sitemap.xml')).not.toContain('about-us');
});

test('texts follow the forms: dialog, contact section, chat and llms.txt', () => {
  const home = read('index.html');
  const { intro, withoutScript, connected } = inquiryCopy;
  const { notConnected } = homeCopy.contact.form;
  for (const text of [intro, withoutScript, notConnected, chatScript.subtitle])
    expect(home).not.toContain(text);
  for (const text of [connected.intro, connected.privacy.text, chatScript.subtitleWhenConnected])
    expect(home).toContain(text);
  expect(read('llms.txt')).toContain(fill(words.llms.form, { url: `${site.url}/#contact` }));
});

test('a video is a still on its page, whose policy alone has its origin, and a link elsewhere', () => {
  const address = 'https://youtu.be/aB3-_xyz789';
  const shown = 'blog/newly-published.html';
  expect(mentions('youtube-nocookie.com')).toEqual([shown]);
  expect(read(shown)).toContain(';frame-src https://www.youtube-nocookie.com;');
  const player = selectOne(page(shown), '.prose > .video > template > iframe');
  expect(attribute(player, 'src')).toContain('/aB3-_xyz789?');
  expect(mentions(address).toSorted()).toEqual([shown, 'rss.xml']);
});

describe('a photograph that content names', () => {
  const pictures = files.filter((file) => /\.(jpe?g|png|webp|avif)$/.test(file));

  test.each([
    ['blog/ia-sanita-2025.html', '.article-cover'],
    ['blog/ia-sanita-2025.html', '.article-byline .avatar'],
    ['blog/newly-published.html', '.prose'],
    ['index.html', '.article-card-cover'],
    ['index.html', '.partner-card[data-case]'],
    ['index.html', '.contact-head'],
  ])('%s, %s: AVIF and WebP, with its size', (file, place) => {
    const [picture] = select(page(file), `${place} picture`);
    if (!picture) throw new Error('there is no picture');
    const types = new Set(attributesOf(picture, 'source', 'type'));
    expect([...types]).toEqual(['image/avif', 'image/webp']);
    expect(attributesOf(picture, 'source', 'sizes').join()).toMatch(/(vw|rem)/);
    const image = selectOne(picture, 'img');
    const size = [attribute(image, 'width'), attribute(image, 'height')].map(Number);
    const { width, height } = PHOTOGRAPH;
    expect([`${[width, height]}`, `${[width, width]}`]).toContain(`${size}`);
  });

  test('is shown in its colors as a logo, beside others that are shapes', () => {
    const [photograph, ...shapes] = attributesOf(page('index.html'), '.partner-logo', 'data-shape');
    expect(photograph).toBe('');
    expect(new Set(shapes)).toEqual(new Set(['true']));
  });

  test('is in no file as it was taken, nor is one that nothing names', async () => {
    expect(pictures.length).toBeGreaterThan(10);
    for (const file of pictures) {
      const { exif, xmp, iptc } = await sharp(join(dir, file)).metadata();
      expect(exif ?? xmp ?? iptc, file).toBeUndefined();
    }
    expect(files.filter((file) => /of-a-draft|\.jpe?g$/.test(file))).toEqual([]);
    expect(mentions('/pictures/photo.jpg')).toEqual([]);
  });

  test('is a file of the build wherever it is named: pages and feed', () => {
    const naming = mentions('photo.');
    expect(naming).toEqual(expect.arrayContaining(['index.html', 'blog.html', 'rss.xml']));
    for (const file of naming)
      for (const [address] of read(file).matchAll(/[^\s"'()<>;]*\/[\w.-]*photo\.[\w.-]*/g)) {
        const start = file === 'rss.xml' ? `${site.url}/` : '/site/';
        expect(address.startsWith(start), `${file}: ${address}`).toBe(true);
        expect(files).toContain(address.slice(start.length));
      }
  });
});

test('its categories have their titles, texts and emblems', () => {
  const list = page('blog/category/greenhouse.html');
  expect(textOf(selectOne(list, 'head > title'))).toContain('All on Gardens: news');
  expect(textOf(selectOne(list, 'main'))).toContain('We like greenhouse.');
  const emblems = mentions('<g transform=').filter((file) => file.startsWith('covers/our-'));
  expect(emblems.length).toBeGreaterThan(0);
});

test('whoever has no picture is shown by their initials', () => {
  const author = `${acme.testimonials[0]?.author}`;
  expect(texts('testimonials.html', '.initials')).toEqual([initials(author)]);
  expect(texts('blog/newly-published.html', '.initials')).toEqual(['YN']);
});

test('a further page has its text, and the sections that it names in their order', () => {
  expect(texts('about.html', '.prose')).toEqual(['Two people in London. Write!']);
  const sections = attributesOf(page('about.html'), 'main section[id]', 'id');
  expect(sections).toEqual(['testimonials', 'projects']);
});

test('a draft and an article dated in the future leave no trace', () => {
  const traces = /still.a.draft|held.back/i;
  expect([...mentions(traces), ...files.filter((file) => traces.test(file))]).toEqual([]);
});

test('nothing blocks its launch but a form service on this device, and what is hostile', () => {
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { stdout, status } = spawnSync(process.execPath, ['scripts/launch-check.ts'], options);
  const findings = stdout.split('Accepted as it is')[0]?.match(/^ {2}.*/gm) ?? [];
  const own = findings.filter((line) => !/^ {2}(src\/content)?\/mt\b/.test(line));
  expect(own).toEqual([
    expect.stringContaining(`forms.inquiry: ${site.forms?.inquiry}`),
    expect.stringContaining(`forms.contact: ${site.forms?.contact}`),
  ]);
  expect(status).toBe(1);
  expect(stdout).toMatch(/newly-published\.md:4 {2}excerpt: 17 characters/);
  expect(stdout).toMatch(/newly-published\.md:4 {2}短 い$/m);
});
