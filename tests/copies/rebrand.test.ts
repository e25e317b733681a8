/**
 * The site of another agency, from two files: src/content/site.yaml and src/styles/tokens.css. One
 * build of a copy, in a folder of its host, in which the samples are replaced too, by more or fewer of a kind;
 * `Acme Studio` must be everywhere and the old agency nowhere, its tests pass, and nothing may block its launch. Its
 * interface is in Italian.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { PAGE_IDS } from '#data/markdown/headings.ts';
import type { Site } from '#data/site/site-schema.ts';
import { fill } from '#formatting/fill.ts';
import { initials } from '#formatting/initials.ts';
import { it as words } from '#languages/it.ts';
import { articles } from '../support/articles.ts';
import { listFiles, files as oldFiles } from '../support/built-site.ts';
import {
  chatScript,
  homeCopy,
  inquiryCopy,
  site as old,
  services,
  testimonials,
} from '../support/content.ts';
import { attribute, attributesOf, parseHtml, select, selectOne, textOf } from '../support/html.ts';
import { PHOTOGRAPH, takePhotograph } from '../support/photograph.ts';
import { copyProject } from '../support/project-copy.ts';

/** A whole build and a few runs of Node, on a busy machine. */
const TIMEOUT = 180_000;

const NEW_SITE = `name: Acme Studio
tagline: Studio for shops, London
description: A studio in London that helps shops to sell.
url: https://www.acme-studio.com/site
email: hello@acme-studio.com
phone: +44 20 7946 1234
address:
  street: |
    The Old Works
    1 Acme Road
  locality: London
  region: Greater London
  country: UK
  countryCode: GB
legal: { name: Acme Holdings Ltd, registrationNumber: "01234567", vatNumber: GB 123 4567 89 }
social:
  - { network: LinkedIn, href: "#" }
  - { network: YouTube, href: https://www.youtube.com/@acme-studio }
  - { network: Our forum, href: https://forum.acme-studio.com }
forms:
  inquiry: https://forms.acme-service.com/f/abc
  contact: /thanks
  fields: { access_key: public-1 }
comments: false
particles: false
redirects:
  /about-us: /#contact
  /2019/First-News.html: /blog/newly-published
  /shop: https://shop.acme-studio.com
analytics:
  script: https://stats.acme-service.com/script.js
  attributes: { data-domain: acme-studio.com }
  event: plausible
languages: [it]
embeds: [Vimeo]
launch:
  accepted: [footer-links, social-links]
  kept: [statements/accessibility.md, statements/privacy.md]
`;
const acme = parse(NEW_SITE) as Site;

/** The first is that of new articles. */
const NEW_CATEGORIES = [
  { id: 'greenhouse', name: 'Gardens: news', palette: 'grid' },
  { id: 'robots', name: 'Robots', palette: 'rings', emblem: 'heart' },
].map((category) => ({
  ...category,
  title: `All on ${category.name}`,
  description: `What there is to read about ${category.id}.`,
  intro: `We like ${category.id}.`,
}));

/** What differs in its one testimonial. */
const NEW_QUOTE = { content: 'They did it.', photo: undefined, sample: undefined, rating: 3 };

/** What people bring along: control characters, ids of the page, a picture elsewhere. */
const TEXT = `Words of the\u0007 agency &#7;
${PAGE_IDS.map((id) => `\n## ${id}\n`).join('')}
![A picture](http://pictures.acme-service.com/one.jpg)
[![A photograph](/pictures/photo.jpg)](/pictures/photo.jpg)

https://vimeo.com/123456789
`;

const PICTURE = '/pictures/photo.jpg';

/** The articles have other addresses; the newest has a photograph as its cover. */
const [photographed, ...drawn] = articles.map(({ id }) => `our-${id}`);

const HEX = /#[0-9a-f]{6}\b/g;

const copy = copyProject(['tests', 'deploy']);
const dist = join(copy.folder, 'dist');
const oldTokens = copy.read('../styles/tokens.css');
let files: string[];

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const textFiles = () =>
  files.filter((file) => /\.(html|css|js|json|xml|svg|txt|webmanifest|md)$/.test(file));
const OLD_PAGES = ['about-us/index.html', '2019/First-News.html', 'shop/index.html'];
const pageFiles = () => files.filter((file) => file.endsWith('.html') && !OLD_PAGES.includes(file));
const mentions = (text: string) => textFiles().filter((file) => read(file).includes(text));

/** Other colors: one step lighter or darker in red, so that contrasts stay as they are. */
function otherColors(css: string): string {
  const step = (red: number) => (red < 255 ? red + 1 : red - 1);
  const hex = (red: string) => step(Number.parseInt(red, 16)).toString(16).padStart(2, '0');
  return css
    .replace(/\brgb\((\d+)/g, (_, red) => `rgb(${step(Number(red))}`)
    .replace(/#([0-9a-f]{2})([0-9a-f]{4})\b/g, (_, red, rest) => `#${hex(red)}${rest}`);
}

/** In other words, or at least in other letters. */
const reword = (text: string) =>
  text.replace(/[ae](?![^{]*\})/g, (letter) => (letter === 'a' ? 'á' : 'é'));

const rewordSentence = (field: unknown, value: unknown) =>
  typeof value === 'string' && / .* /.test(value) && !/^subtitle/.test(`${field}`)
    ? reword(value)
    : value;

function replaceSamples(): void {
  for (const name of globSync('**/*.{yaml,md}', { cwd: join(copy.folder, 'src/content') })) {
    // There are none on this site.
    if (name === 'comments.yaml') continue;
    const text = copy.read(name).replace(/^ *(sample: true|photo: .*)\n/gm, '');
    const isCopy = /^(home|pages|chat|services|partners)/.test(name);
    const own = isCopy ? stringify(parse(text, rewordSentence)) : text;
    copy.write(name, own.replace(/(\w+)\.example\.com/g, '$1.com'));
  }
}

/** Creates an article with `npm run new:article`; `date` publishes it, with its own text. */
async function addArticle(title: string, date?: string): Promise<void> {
  const { exitCode, output } = await copy.run('scripts/new-article.ts', title);
  expect(exitCode, output).toBe(0);
  const name = /articles\/\S+\.md/.exec(output)?.[0] ?? '';
  if (!date) return;
  copy.edit(name, [
    ['draft: true\n', ''],
    [/^date: .*/m, `date: ${date}`],
    [/^excerpt: .*/m, 'excerpt: Short, żgħir, 短い.'],
    [/(^---\n.*?^---\n).*/ms, `$1\n${TEXT}`],
  ]);
}

beforeAll(async () => {
  copy.write('site.yaml', NEW_SITE);
  copy.remove('it');
  copy.write('../styles/tokens.css', otherColors(oldTokens));
  replaceSamples();
  const [first, second]: object[] = parse(copy.read('partners.yaml'));
  const pictures = { picture: PICTURE, imageSrc: PICTURE };
  copy.write('partners.yaml', `\uFEFF${stringify([{ ...first, ...pictures }, second])}`);
  const written: object[] = parse(copy.read('services.yaml'));
  const further = services.slice(0, 2).map((service, index) => ({
    ...written[index],
    id: `our-${service.id}`,
    title: `Our ${service.title}`,
  }));
  copy.write('services.yaml', stringify([...written, ...further]));
  const { quickReplies } = chatScript;
  const questions = [...quickReplies, 'Who are you?', 'Where are you?'].map(reword);
  copy.set('chat.yaml', { quickReplies: questions });
  copy.edit('home.yaml', [[/(?<=avatarUrl: ).*/, PICTURE]]);
  copy.write('categories.yaml', stringify(NEW_CATEGORIES));
  for (const { id } of articles) {
    const article = copy.read(`articles/${id}.md`).replace(/(?<=^(title|excerpt): ).*/gm, reword);
    copy.write(`articles/our-${id}.md`, article);
    copy.remove(`articles/${id}.md`);
    copy.edit(`articles/our-${id}.md`, [
      [/^category: .*/m, 'category: Robots'],
      [/^imageUrl: .*\n/m, ''],
      [/(^---\n.*?^---\n).*/ms, `$1\n${acme.name} wrote this.\n\n## A part\n\nText.\n`],
    ]);
  }
  copy.edit(`articles/${photographed}.md`, [
    [/^category: .*/m, `$&\nimageUrl: ${PICTURE}`],
    [/(?<=avatarUrl: ).*/, PICTURE],
  ]);
  const photograph = await takePhotograph();
  copy.write('../pictures/photo.jpg', photograph);
  copy.write('../pictures/of-a-draft.jpg', await sharp(photograph).keepMetadata().toBuffer());
  copy.edit('home.yaml', [[/^welcome: .*\n/m, '']]);
  copy.edit('inquiry.yaml', [["href: '#'", 'href: /privacy']]);
  copy.write('testimonials.yaml', stringify([{ ...testimonials[0], ...NEW_QUOTE }]));
  const statement = copy.read('statements/accessibility.md');
  const privacy = statement.replace(/^(title|description): /gm, '$&Privacy, ');
  const lines = '\n\n[connected] It is sent.\n\n[not connected] It stays here.\n';
  copy.write('statements/privacy.md', privacy + lines);
  const about =
    'title: About\ndescription: Who we are.\nheading: Who we are\nsections: [testimonials, partners]';
  copy.write('statements/about.md', `---\n${about}\n---\n\nTwo people in London.\n`);
  await addArticle('Newly published', '2025-05-04');
  await addArticle('Still a draft');
  await addArticle('Held back', 'May 1, 2199');
  const { exitCode, output } = await copy.build();
  expect(exitCode, output).toBe(0);
  files = listFiles(dist);
}, TIMEOUT);

afterAll(() => copy.delete());

test('its own unit tests and those of its built site pass, in a folder of its host', {
  timeout: TIMEOUT,
}, async () => {
  const vitest = 'node_modules/vitest/vitest.mjs';
  const ran = await copy.run(vitest, 'run', '--project', 'unit', '--project', 'dist');
  expect(ran.output).toContain('Left out, as this is not the sample any more');
  expect(ran.output).toMatch(/Tests +\d{4} passed/);
  expect(ran.exitCode, ran.output).toBe(0);
});

describe('the old agency', () => {
  const { name, tagline, description, email, phone, bookingUrl = 'calendar', url } = old;
  const words = {
    name,
    tagline,
    description,
    email,
    phone,
    bookingUrl,
    street: `${old.address.street}`,
  };
  const traces = { ...words, dialled: phone.replaceAll(' ', ''), host: new URL(url).host };

  test.each(Object.entries(traces))('its %s is in no file, nor in a name of one', (_, trace) => {
    const hits = (text: string) => text.toLowerCase().includes(trace.toLowerCase());
    expect(textFiles().filter((file) => hits(file) || hits(read(file)))).toEqual([]);
  });

  test('its colors are in no file', () => {
    const kept = otherColors(oldTokens);
    const gone = [...new Set(oldTokens.match(HEX))].filter((color) => !kept.includes(color));
    expect(gone.length).toBeGreaterThan(20);
    const uses = (text: string) => gone.some((color) => text.toLowerCase().includes(color));
    const using = textFiles().filter((file) => uses(read(file)));
    // Files of one partner, article or person, and replaced with it.
    expect(using.filter((file) => !/^_astro\/[^/]*\.svg$/.test(file))).toEqual([]);
  });

  test('its pictures are drawn again', () => {
    const drawn = files.filter((file) => file.endsWith('.png'));
    expect(drawn.length).toBeGreaterThan(3);
    const before = (file: string) => readFileSync(join('dist', file));
    const both = drawn.filter((file) => oldFiles.has(file));
    expect(both.filter((file) => before(file).equals(readFileSync(join(dist, file))))).toEqual([]);
  });

  test('only its settings name it in the source', () => {
    const sources = globSync('{src,public,scripts}/**/*.*').filter(
      (file) => !/\.test\./.test(file) && statSync(file).isFile(),
    );
    const named = new RegExp(name, 'i');
    const naming = sources.filter((file) => named.test(readFileSync(file, 'utf8')));
    expect(naming).toEqual([join('src', 'content', 'site.yaml')]);
  });
});

describe('the new agency', () => {
  test('is in title, logo, hero, chat, contact section, manifest and feeds', () => {
    const home = parseHtml(read('index.html'));
    const texts = (place: string) => select(home, place).map((element) => textOf(element));
    for (const place of ['title', 'a.logo', '#hero', '.hero-chat'])
      expect(texts(place)[0], place).toContain(acme.name);
    expect(texts('#contact')[0]).toContain(acme.email);
    expect(texts('#contact')[0]).toContain(acme.phone);
    expect(attributesOf(home, 'a', 'href')).toContain(`mailto:${acme.email}`);
    for (const file of ['manifest.webmanifest', 'rss.xml'])
      expect(read(file), file).toContain(acme.name);
  });

  test('has its address, and what the law asks for, in page and structured data', () => {
    const home = parseHtml(read('index.html'));
    const street = 'The Old Works, 1 Acme Road';
    expect(textOf(selectOne(home, '#contact'))).toContain(`${street}, London, Greater London, UK`);
    for (const text of ['Acme Holdings Ltd', '01234567', 'GB 123 4567 89'])
      expect(textOf(selectOne(home, '.site-footer-print'))).toContain(text);
    const data = textOf(selectOne(home, 'script[type="application/ld+json"]'));
    const address = { streetAddress: street, addressLocality: 'London' };
    expect(JSON.parse(data)['@graph'][0]).toMatchObject({
      legalName: 'Acme Holdings Ltd',
      identifier: '01234567',
      vatID: 'GB 123 4567 89',
      address: { ...address, addressRegion: 'Greater London', addressCountry: 'GB' },
    });
    expect(data).not.toContain('postalCode');
  });

  test('has a mark for each network that has one, and the name of the other', () => {
    const links = select(parseHtml(read('index.html')), '.site-footer-social a');
    expect(links.map((link) => [textOf(link), select(link, 'svg').length])).toEqual([
      ['Acme Studio su LinkedIn', 1],
      ['Acme Studio su YouTube', 1],
      ['Acme Studio su Our forum', 0],
    ]);
  });

  test('names no address at the top of its host', () => {
    // Islands put the avatars of comments below the folder themselves; the launch check sees where
    // the others lead.
    const tops = new Set(files.map((file) => file.split('/')[0]?.replace('.html', '')));
    const names = [...tops].filter((name) => name !== 'avatars' && name !== 'index');
    const escaped = names.map((name) => name?.replaceAll('.', String.raw`\.`)).join('|');
    // A path is at the top when no other part of a path precedes it.
    const origin = new URL(acme.url).origin;
    const atTop = new RegExp(`((?<![\\w/.)-])|${origin})/(${escaped})(?![\\w-])`, 'g');
    expect(textFiles().flatMap((file) => read(file).match(atTop) ?? [])).toEqual([]);
    const links = pageFiles().flatMap((file) => attributesOf(parseHtml(read(file)), 'a', 'href'));
    expect(links.filter((href) => /^\/(?!site\/)/.test(href))).toEqual([]);
  });
});

describe('its language', () => {
  test('is said by pages, structured data, feeds and security.txt', () => {
    for (const file of pageFiles()) expect(read(file), file).toContain('<html lang="it">');
    expect(mentions('property="og:locale" content="it_IT"')).toContain('index.html');
    expect(mentions('"inLanguage":"it"')).toContain('blog/newly-published.html');
    expect(read('rss.xml')).toContain('<language>it</language>');
    expect(read('.well-known/security.txt')).toContain('Preferred-Languages: it\n');
  });
});

test('old addresses lead to the new ones, on every host', () => {
  const places = ['/site/#contact', '/site/blog/newly-published', 'https://shop.acme-studio.com/'];
  for (const [index, file] of OLD_PAGES.entries())
    expect(read(file)).toContain(`http-equiv="refresh" content="0;url=${places[index]}"`);
  expect(read('_redirects')).toMatch(
    /^\/site\/about-us \/site\/#contact 301\n\/site\/about-us\/ .* 301\n(.*\n)+\/\* \/404/,
  );
  expect(read('_redirects.nginx')).toContain('location = "/shop" {');
  expect(read('sitemap.xml')).not.toContain('about-us');
});

describe('its forms', () => {
  const formOf = (id: string) => selectOne(selectOne(parseHtml(read('index.html')), id), 'form');
  const facts = (id: string) =>
    ['method', 'action', 'name', 'data-netlify'].map((name) => attribute(formOf(id), name));
  const names = (id: string, place: string) => attributesOf(formOf(id), place, 'name');

  test('the one that Netlify receives has its name and every field in the page', () => {
    expect(facts('#contact')).toEqual(['post', '/site/thanks', 'contact', 'true']);
    expect(attributesOf(formOf('#contact'), '[name="form-name"]', 'value')).toEqual(['contact']);
    expect([...names('#contact', 'input'), ...names('#contact', 'textarea')].toSorted()).toEqual(
      ['name', 'email', 'subject', 'message', 'idempotency_key', 'seconds', '_gotcha']
        .concat('access_key', 'form-name')
        .toSorted(),
    );
  });

  test('each page may send them where they say, and nothing else anywhere', () => {
    for (const file of pageFiles()) {
      const policy = /connect-src [^"]*form-action [^;]*/.exec(read(file))?.[0];
      const service = "'self' https://forms.acme-service.com";
      const stats = 'https://stats.acme-service.com';
      expect(policy, file).toBe(`connect-src ${service} ${stats};form-action ${service}`);
      expect(read(file)).toMatch(new RegExp(`;script-src 'self'[^;]* ${stats};`));
    }
  });

  test('texts follow: dialog, contact section, chat, statement, llms.txt, thanks', () => {
    const page = read('index.html');
    const { notConnected } = homeCopy.contact.form;
    const { intro, withoutScript, connected } = inquiryCopy;
    for (const text of [intro, withoutScript, notConnected, chatScript.subtitle])
      expect(page).not.toContain(text);
    for (const text of [connected.intro, connected.privacy.text, chatScript.subtitleWhenConnected])
      expect(page).toContain(text);
    expect(read('privacy.html')).toContain('<p dir="auto">It is sent.</p>');
    expect(read('privacy.html')).not.toContain('It stays here.');
    expect(read('llms.txt')).toContain(fill(words.llms.form, { url: `${acme.url}/#contact` }));
    expect(read('thanks.html')).toContain('<meta name="robots" content="noindex"');
    expect(mentions('/thanks').filter((file) => /sitemap|llms/.test(file))).toEqual([]);
  });
});

test('a video is a still on its page, whose policy alone has its origin, and a link elsewhere', () => {
  const page = 'blog/newly-published.html';
  expect(mentions('player.vimeo.com')).toEqual([page]);
  expect(mentions('class="video"')).toEqual([page]);
  expect(read(page)).toContain(';frame-src https://player.vimeo.com;');
  const player = selectOne(parseHtml(read(page)), '.prose > .video > template > iframe');
  expect(attribute(player, 'src')).toContain('/123456789?');
  expect(mentions('https://vimeo.com/123456789').toSorted()).toEqual([page, 'rss.xml']);
});

describe('a photograph that content names', () => {
  const pictures = () => files.filter((file) => /\.(jpe?g|png|webp|avif)$/.test(file));
  const addressesIn = (file: string) =>
    read(file).match(/[^\s"'()<>;]*\/[\w.-]*photo\.[\w.-]*/g) ?? [];

  test.each([
    [`blog/${photographed}.html`, '.article-cover'],
    [`blog/${photographed}.html`, '.article-byline .avatar'],
    ['blog/newly-published.html', '.prose'],
    ['index.html', '.article-card-cover'],
    ['index.html', '.partner-card[data-case]'],
    ['index.html', '.contact-head'],
  ])('%s, %s: AVIF and WebP, with its size', (file, place) => {
    const [picture] = select(parseHtml(read(file)), `${place} picture`);
    if (!picture) throw new Error('there is no picture');
    const types = new Set(attributesOf(picture, 'source', 'type'));
    expect([...types]).toEqual(['image/avif', 'image/webp']);
    expect(attributesOf(picture, 'source', 'sizes').join()).toMatch(/(vw|rem)/);
    const image = selectOne(picture, 'img');
    const { width, height } = PHOTOGRAPH;
    const size = [attribute(image, 'width'), attribute(image, 'height')].map(Number);
    expect([
      [width, height],
      [width, width],
    ]).toContainEqual(size);
  });

  test('is shown in its colors as a logo, beside others that are shapes', () => {
    const shapes = attributesOf(parseHtml(read('index.html')), '.partner-logo', 'data-shape');
    expect(shapes[0]).toBe('');
    expect(new Set(shapes.slice(1))).toEqual(new Set(['true']));
  });

  test('is in no file as it was taken, nor is one that nothing names', async () => {
    expect(pictures().length).toBeGreaterThan(10);
    for (const file of pictures()) {
      const { exif, xmp, iptc } = await sharp(join(dist, file)).metadata();
      expect(exif ?? xmp ?? iptc, file).toBeUndefined();
    }
    expect(files.filter((file) => /of-a-draft|\.jpe?g$/.test(file))).toEqual([]);
    expect(mentions(PICTURE)).toEqual([]);
  });

  test('is a file of the build wherever it is named: pages and feed', () => {
    const naming = mentions('photo.');
    expect(naming).toEqual(expect.arrayContaining(['index.html', 'blog.html', 'rss.xml']));
    const start = (file: string) => (file === 'rss.xml' ? `${acme.url}/` : '/site/');
    for (const file of naming)
      for (const address of addressesIn(file)) {
        expect(address.startsWith(start(file)), `${file}: ${address}`).toBe(true);
        expect(files).toContain(address.slice(start(file).length));
      }
  });
});

test('its categories have their titles, pictures and emblems', () => {
  for (const { id, title, intro } of NEW_CATEGORIES) {
    const list = parseHtml(read(`blog/category/${id}.html`));
    expect(textOf(selectOne(list, 'title'))).toContain(title);
    expect(textOf(selectOne(list, 'main'))).toContain(intro);
    expect(files).toContain(`social/blog/category/${id}.png`);
  }
  const emblems = files.filter(
    (file) => file.startsWith('covers/') && read(file).includes('<g transform='),
  );
  expect(emblems).toEqual(drawn.map((id) => `covers/${id}.svg`).toSorted());
});

test('whoever has no picture is shown by their initials', () => {
  const initialsIn = (file: string) =>
    select(parseHtml(read(file)), '.initials').map((picture) => textOf(picture).trim());
  // The copy has one testimonial.
  expect(initialsIn('testimonials.html')).toEqual([initials(`${testimonials[0]?.author}`)]);
  expect(initialsIn('blog/newly-published.html')).toEqual(['YN']);
});

test('a further page has its text, and the sections that it names in their order', () => {
  const main = selectOne(parseHtml(read('about.html')), 'main');
  expect(textOf(selectOne(main, '.prose'))).toBe('Two people in London.');
  expect(attributesOf(main, 'section[id]', 'id')).toEqual(['testimonials', 'projects']);
});

test('a draft and an article dated in the future leave no trace', () => {
  for (const trace of ['Still a draft', 'still-a-draft', 'Held back', 'held-back'])
    expect([...mentions(trace), ...files.filter((file) => file.includes(trace))]).toEqual([]);
});

test('nothing blocks its launch except a sample that is left and forms that send nothing', {
  timeout: TIMEOUT,
}, async () => {
  const ready = await copy.run('scripts/launch-check.ts');
  expect(ready.exitCode, ready.output).toBe(0);
  expect(ready.output).toContain('Ready to launch');
  expect(ready.output).toMatch(/newly-published\.md:4 {2}excerpt: 17 characters/);
  expect(ready.output).toMatch(/newly-published\.md:4 {2}短 い$/m);
  copy.set('site.yaml', { email: 'hello@example.com', forms: undefined });
  const { hero } = homeCopy;
  copy.set('home.yaml', { hero });
  const held = await copy.run('scripts/launch-check.ts');
  expect(held.exitCode).toBe(1);
  expect(held.output).toMatch(/src\/content\/site\.yaml:5 {2}email: hello@example\.com/);
  expect(held.output).toMatch(/home\.yaml:\d+ {2}hero\.claim: 100\+ Satisfied Clients/);
  expect(held.output).toMatch(/contact-form: .*\n.*project-form: /);
});
