/**
 * The site of another agency, from two files: src/content/site.yaml and src/styles/tokens.css. One
 * build of a copy, in a folder of its host, in which the samples are replaced too; `Acme Studio` must
 * be everywhere and the old agency nowhere, and nothing may stand in the way of a launch.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as old } from './support/content.ts';
import { type HtmlElement, parseHtml, select, textOf } from './support/html.ts';
import { copyProject, type RunResult } from './support/project-copy.ts';

/** A whole build and a few runs of Node, on a busy machine. */
const TIMEOUT = 180_000;

const ACME = {
  name: 'Acme Studio',
  url: 'https://www.acme-studio.com/site',
  email: 'hello@acme-studio.com',
  phone: '+44 20 7946 1234',
  bookingUrl: 'https://calendar.acme-studio.com/first-talk',
};

const NEW_SITE = `name: ${ACME.name}
tagline: Studio for shops, London
description: A studio in London that helps shops to sell.
url: ${ACME.url}
email: ${ACME.email}
phone: ${ACME.phone}
address:
  street: 1 Acme Road
  locality: London
  postalCode: N1 1AA
  country: United Kingdom
  countryCode: GB
bookingUrl: ${ACME.bookingUrl}
social:
  - network: LinkedIn
    href: "#"
launch:
  accepted: [footer-links, social-links, contact-form, project-form, comments]
`;

/** A statement that the site as delivered does not have. */
const PRIVACY = `---
title: Privacy
description: What this website keeps about its visitors, where it is kept, and for how long.
heading: What we keep
reviewed: May 4, 2025
report:
  heading: Ask us
  text: Write to
---

Nothing.
`;

const TEXT_FILE = /\.(html|css|js|json|xml|svg|txt|webmanifest|md)$/;
const HEX = /#[0-9a-f]{6}\b/g;
const RGB = /\brgb\((\d+)/g;

const copy = copyProject();
const dist = join(copy.folder, 'dist');
const oldTokens = copy.read('../styles/tokens.css');
let built: RunResult;
let files: string[];

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const textFiles = () => files.filter((file) => TEXT_FILE.test(file));

/** Other colours: one step lighter or darker in red, so that contrasts stay as they are. */
function otherColours(css: string): string {
  const step = (red: number) => (red < 255 ? red + 1 : red - 1);
  return css
    .replace(RGB, (_, red) => `rgb(${step(Number(red))}`)
    .replace(HEX, (hex) => {
      const red = step(Number.parseInt(hex.slice(1, 3), 16));
      return `#${red.toString(16).padStart(2, '0')}${hex.slice(3)}`;
    });
}

function rebrand(): void {
  copy.write('site.yaml', NEW_SITE);
  copy.write('../styles/tokens.css', otherColours(oldTokens));
}

function replaceSamples(): void {
  const samples = readdirSync(join(copy.folder, 'src/content'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => /\.(yaml|md)$/.test(name))
    .filter((name) => copy.read(name).includes('sample: true'));
  for (const name of samples) {
    const text = copy.read(name).replace(/^ *sample: true\n/gm, '');
    copy.write(name, text.replace(/(\w+)\.example\.com/g, '$1.com'));
  }
}

/** Writes an article with the tool for it and changes its front matter. */
async function addArticle(title: string, change: (text: string) => string): Promise<void> {
  const { exitCode, output } = await copy.run('scripts/new-article.ts', title);
  expect(exitCode, output).toBe(0);
  const name = /articles\/\S+\.md/.exec(output)?.[0] ?? '';
  copy.write(name, change(copy.read(name)));
}

/** As if somebody had written the article. */
const publish = (text: string) => text.replace('draft: true\n', '').replaceAll('TODO: ', '');

beforeAll(async () => {
  rebrand();
  replaceSamples();
  copy.write('statements/privacy.md', PRIVACY);
  await addArticle('Newly published', (text) =>
    publish(text).replace(/^date: .*/m, 'date: May 4, 2025'),
  );
  await addArticle('Still a draft', (text) => text);
  await addArticle('Held back', (text) => publish(text).replace(/^date: .*/m, 'date: May 1, 2199'));
  built = await copy.build();
  files = built.exitCode === 0 ? listFiles() : [];
}, TIMEOUT);

afterAll(() => copy.delete());

function listFiles(): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll(sep, '/'),
    );
}

test('it builds', () => {
  expect(built.exitCode, built.output).toBe(0);
  expect(textFiles().length).toBeGreaterThan(20);
});

describe('the old agency', () => {
  test.each([
    ['name', old.name],
    ['e-mail address', old.email],
    ['phone', old.phone],
    ['phone, as in links', old.phone.replaceAll(' ', '')],
    ['booking page', old.bookingUrl],
    ['host', new URL(old.url).host],
    ['street', old.address.street],
    ['tagline', old.tagline],
    ['description', old.description],
  ])('its %s is in no file, whatever the file is called', (_, trace) => {
    const hit = (text: string) => text.toLowerCase().includes(trace.toLowerCase());
    expect(textFiles().filter((file) => hit(file) || hit(read(file)))).toEqual([]);
  });

  test('its colours are in no file', () => {
    const kept = new Set(copy.read('../styles/tokens.css').match(HEX));
    const gone = [...new Set(oldTokens.match(HEX))].filter((colour) => !kept.has(colour));
    expect(gone.length).toBeGreaterThan(20);
    const ours = textFiles().filter((file) => !file.startsWith('partners/'));
    const hits = ours.flatMap((file) => {
      const text = read(file).toLowerCase();
      return gone.filter((colour) => text.includes(colour)).map((colour) => `${colour} in ${file}`);
    });
    expect(hits).toEqual([]);
  });

  test('its pictures are drawn anew', () => {
    const drawn = files.filter((file) => file.endsWith('.png'));
    expect(drawn.length).toBeGreaterThan(3);
    const same = drawn.filter((file) => {
      try {
        return readFileSync(join('dist', file)).equals(readFileSync(join(dist, file)));
      } catch {
        return false;
      }
    });
    expect(same).toEqual([]);
  });

  test('only its settings name it in the source', () => {
    const sources = ['src', 'public', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    const naming = sources.filter((file) =>
      readFileSync(file, 'utf8').toLowerCase().includes(old.name.toLowerCase()),
    );
    expect(naming).toEqual([join('src', 'content', 'site.yaml')]);
  });
});

describe('the new agency', () => {
  const page = (file: string): HtmlElement => parseHtml(read(file));

  test('is in every title, in the logo, the chat and the contact section', () => {
    const home = page('index.html');
    expect(textOf(select(home, 'title')[0] as HtmlElement)).toContain(ACME.name);
    expect(textOf(select(home, 'a.logo')[0] as HtmlElement)).toContain(ACME.name);
    for (const [place, text] of [
      ['#contact', ACME.email],
      ['#contact', ACME.phone],
      ['.hero-chat', ACME.name],
      ['.hero', ACME.name],
    ] as const) {
      expect(textOf(select(home, place)[0] as HtmlElement), place).toContain(text);
    }
    expect(select(home, `a[href="${ACME.bookingUrl}"]`).length).toBeGreaterThan(0);
    expect(select(home, `a[href="mailto:${ACME.email}"]`).length).toBeGreaterThan(0);
  });

  test('is in the manifest and in every feed', () => {
    expect(JSON.parse(read('manifest.webmanifest')).name).toBe(ACME.name);
    const feeds = files.filter((file) => /(rss|atom|feed)[^/]*\.(xml|json)$/.test(file));
    expect(feeds).toContain('rss.xml');
    for (const feed of feeds) expect(read(feed), feed).toContain(ACME.name);
  });

  test('has its address, with its folder, as canonical address of every page', () => {
    const canonicals = files
      .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
      .map((file) => ({
        expected: `${ACME.url}/${file.replace(/(index)?\.html$/, '')}`,
        actual: /<link rel="canonical" href="([^"]*)"/.exec(read(file))?.[1],
      }));
    expect(canonicals.length).toBeGreaterThan(5);
    for (const { actual, expected } of canonicals) expect(actual).toBe(expected);
  });
});

describe('in a folder of its host', () => {
  test('no file names an address at the top of the host', () => {
    const tops = [...new Set(files.map((file) => file.split('/')[0]?.replace('.html', '')))];
    // Islands put the avatars of comments below the folder themselves; the launch check sees where
    // the others lead.
    const names = tops.filter((name) => name !== 'avatars' && name !== 'index');
    const escaped = names.map((name) => name?.replaceAll('.', String.raw`\.`)).join('|');
    const { origin } = new URL(ACME.url);
    // A path is at the top when nothing that a path could consist of stands before it.
    const atTop = new RegExp(`((?<![\\w/.)-])|${origin})/(${escaped})(?![\\w-])`, 'g');
    const hits = textFiles().flatMap((file) =>
      [...read(file).matchAll(atTop)].map(([hit]) => `${hit} in ${file}`),
    );
    expect([...new Set(hits)]).toEqual([]);
  });

  test('links to its home page stay in the folder', () => {
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const outside = select(parseHtml(read(file)), 'a[href]')
        .map(({ attributes }) => attributes.get('href') ?? '')
        .filter((href) => href.startsWith('/') && !href.startsWith('/site/'));
      expect(outside, file).toEqual([]);
    }
  });
});

describe('articles', () => {
  const mentions = (text: string) => textFiles().filter((file) => read(file).includes(text));

  test('one of a day that has come is published: page, lists and feed', () => {
    expect(files).toContain('blog/newly-published.html');
    const places = mentions('Newly published');
    expect(places).toEqual(expect.arrayContaining(['index.html', 'blog.html', 'rss.xml']));
  });

  test.each([
    ['a draft', 'Still a draft', 'still-a-draft'],
    ['one of a day to come', 'Held back', 'held-back'],
  ])('%s leaves no trace', (_, title, id) => {
    expect(mentions(title)).toEqual([]);
    expect(files.filter((file) => file.includes(id))).toEqual([]);
    expect(mentions(id)).toEqual([]);
  });
});

test('a further statement has a page, a picture and its place in the sitemap', () => {
  expect(files).toEqual(expect.arrayContaining(['privacy.html', 'social/privacy.png']));
  expect(textOf(select(parseHtml(read('privacy.html')), 'h1')[0] as HtmlElement)).toBe(
    'What we keep',
  );
  expect(read('sitemap.xml')).toContain(`<loc>${ACME.url}/privacy</loc>`);
});

test('nothing stands in the way of its launch', { timeout: TIMEOUT }, async () => {
  const { exitCode, output } = await copy.run('scripts/launch-check.ts');
  expect(exitCode, output).toBe(0);
  expect(output).toContain('Ready to launch');
});

test('a launch is held up by one sample that is left', { timeout: TIMEOUT }, async () => {
  copy.edit('site.yaml', [[ACME.email, 'hello@example.com']]);
  const { exitCode, output } = await copy.run('scripts/launch-check.ts');
  expect(exitCode).toBe(1);
  expect(output).toMatch(/src\/content\/site\.yaml:5 {2}email: hello@example\.com/);
});
