import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentSchemas, folderSchemas } from '#data/content-schemas.ts';
import { newArticle } from '../new-article.ts';
import {
  findHeavyPictures,
  findLooseEnds,
  findMissingLetters,
  findOddLengths,
  findSamples,
  findWeakColors,
} from './findings.ts';

const inFile = (text: string, path = 'a.yaml') =>
  findSamples({ path, text }).map(({ where, what }) => `${where} ${what}`);

describe('samples', () => {
  test('addresses at hosts that nobody can own are samples, others are not', () => {
    const samples =
      'https://example.com https://a.example.com/b https://a.test:80 a@b.example a@example.org ' +
      'http://localhost:8080/f http://127.0.0.1/f http://[::1]:8080/f';
    const others =
      'https://acme.com https://example.com.mt https://myexample.com https://a.com/example.com a@acme.com';
    for (const address of samples.split(' '))
      expect(inFile(`mail:\n  to: ${address}`)).toEqual([`a.yaml:2 mail.to: ${address}`]);
    for (const address of others.split(' ')) expect(inFile(`url: ${address}`)).toEqual([]);
    expect(inFile('text: We wrote to example.com')).toEqual([]);
  });

  test('phone numbers reserved for fiction are samples', () => {
    const numbers = ['+356 2100 0000', '(212) 555-0123', '+356 2133 4455', '555 1234'];
    const found = numbers.flatMap((number) => inFile(`phone: ${number}`));
    expect(found).toEqual(['a.yaml:1 phone: +356 2100 0000', 'a.yaml:1 phone: (212) 555-0123']);
  });

  test('what is marked is listed once, by its name or its field, and the mark of site.yaml', () => {
    const item = '- name: Sannat\n  website: https://a.example.com\n  sample: true\n';
    expect(inFile(item)).toEqual(['a.yaml:3 “Sannat”']);
    expect(inFile('address:\n  sample: true\n')).toEqual(['a.yaml:2 address']);
    expect(inFile('---\ntitle: T\nsample: true\n---\n', 't.md')).toEqual(['t.md:3 “T”']);
    expect(inFile('url: https://a.com\nemail: a@b.test\nsample: true\n', 'site.yaml')).toEqual([
      'site.yaml:2 email: a@b.test',
      'site.yaml:3 sample: remove this line, and tests of the sample stop',
    ]);
  });

  test('the placeholders of a new article are found once it is not a draft', () => {
    const { text } = newArticle(['A title'], new Map(), [{ name: 'A' }], new Date());
    expect(inFile(text, 'a.md')).toEqual([]);
    const published = inFile(text.replace('draft: true\n', ''), 'a.md');
    expect(published).toHaveLength(text.split('TODO').length - 1);
    expect(published[0]).toMatch(/^a\.md:4 TODO: what this article is about/);
  });
});

test('titles and excerpts that search results cut off are listed with their length', () => {
  const text = `---\ntitle: ${'x'.repeat(61)}\nexcerpt: ${'x'.repeat(49)}\n---\n`;
  expect(findOddLengths({ path: 'a.md', text }, folderSchemas.articles)).toEqual([
    { where: 'a.md:2', what: 'title: 61 characters; 1 to 60 are shown.' },
    { where: 'a.md:3', what: 'excerpt: 49 characters; 50 to 160 are shown.' },
  ]);
  const pages = { path: 'pages.yaml', text: `home:\n  description: ${'x'.repeat(161)}\n` };
  expect(findOddLengths(pages, contentSchemas.pages)).toMatchObject([{ where: 'pages.yaml:2' }]);
  const list = { path: 'c.yaml', text: `- name: A\n- title: ${'x'.repeat(61)}\n` };
  expect(findOddLengths(list, contentSchemas.categories)).toMatchObject([{ where: 'c.yaml:2' }]);
});

test('letters that no font has are listed once, with the line of the first one', () => {
  const inFonts = new Set([...'abcé1'].map((letter) => letter.codePointAt(0) ?? 0));
  const find = (text: string) => findMissingLetters({ path: 'a.md', text }, inFonts);
  expect(find('a – b: c, 1 e\u0301 👍 →')).toEqual([]);
  expect(find('abc\nabc 日本\n日 Ж')).toEqual([{ where: 'a.md:2', what: '日 本 Ж' }]);
});

test('a heavy picture in public/ is listed where it is named, or as it is', () => {
  const content = [{ path: 'a.yaml', text: 'a: b\nimage: /photos/one.jpg\n' }];
  const sizes = { 'photos/one.jpg': 6_300_000, 'two.gif': 400_000, 'small.png': 300_000 };
  expect(findHeavyPictures(sizes, content)).toEqual([
    { where: 'a.yaml:2', what: '/photos/one.jpg: 6152 KB' },
    { where: 'public/two.gif', what: '/two.gif: 391 KB' },
  ]);
});

test('a weak color is listed with its line, ground, scheme and contrast', () => {
  const path = 'src/styles/tokens.css';
  const text = readFileSync(path, 'utf8');
  expect(findWeakColors({ path, text })).toEqual([]);
  const weak = text.replace(/(--color-stars: light-dark\()#\w{6}/, '$1#f4b92f');
  const line = weak.split('\n').findIndex((one) => one.includes('--color-stars')) + 1;
  expect(findWeakColors({ path, text: weak })).toEqual([
    { where: `${path}:${line}`, what: expect.stringMatching(/^stars on card, light: 1\.\d of 3$/) },
  ]);
  const none = text.replace(/(--color-stars: light-dark\()#\w{6}/, '$1#zzzzzz');
  expect(findWeakColors({ path, text: none })).toHaveLength(1);
});

describe('loose ends', () => {
  const find = (site: string, footer = '[]', inquiry = 'title: T', more = '') =>
    findLooseEnds({ path: 'site.yaml', text: site }, [
      { path: 'navigation.yaml', text: `${more}footer: ${footer}` },
      { path: 'inquiry.yaml', text: inquiry },
    ]);

  test('dead links are counted, with the line of the first one', () => {
    const { open } = find('social:\n  - href: "#"\n  - href: "#"', '\n  - href: /a\n  - href: "#"');
    expect(open.slice(0, 2).map(({ where, what }) => `${where} ${what}`)).toEqual([
      expect.stringMatching(/^navigation\.yaml:3 footer-links: A link leads/),
      expect.stringMatching(/^site\.yaml:2 social-links: 2 links lead/),
    ]);
    const more = 'header:\n  links:\n    - href: "#"\nsmallPrint:\n  - href: "#"\n';
    const others = find('name: A', '[]', 'title: T', more).open.slice(0, 2);
    expect(others.map(({ where, what }) => `${where} ${what.split(':')[0]}`)).toEqual([
      'navigation.yaml:3 header-links',
      'navigation.yaml:5 small-print-links',
    ]);
  });

  test('forms and comments block until accepted, and are still listed after that', () => {
    const { open, accepted } = find('name: A\nlaunch:\n  accepted: [comments]');
    expect(open.map(({ what }) => what)).toEqual([
      'contact-form: The contact form sends nothing.',
      'project-form: The project form reaches nobody.',
    ]);
    expect(accepted).toEqual([
      { where: 'site.yaml:3', what: 'comments: Comments are lost on reload.' },
    ]);
    expect(find('name: A').open).toHaveLength(3);
  });

  test('a connected form is no loose end; a privacy line that leads nowhere then is one', () => {
    const privacy = (href: string) => `connected:\n  privacy:\n    href: "${href}"`;
    const found = (site: string, href: string) =>
      find(site, '[]', privacy(href)).open.map(
        ({ where, what }) => `${where} ${what.split(':')[0]}`,
      );
    const both = 'forms:\n  contact: /thanks\n  inquiry: https://a.com/f';
    expect(found(both, '#')).toEqual(['inquiry.yaml:3 privacy-link', 'site.yaml:1 comments']);
    expect(found('forms:\n  contact: /thanks', '/privacy')).toEqual([
      'site.yaml:1 project-form',
      'site.yaml:1 comments',
    ]);
    expect(found('name: A', '#')).toHaveLength(3);
    expect(found('forms:\n  fields: {}', '#')).toHaveLength(3);
  });
});
