import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { en as strings } from '#languages/en.ts';
import { addPolicy } from '../../../integrations/content-security-policy.ts';
import { completeSize } from './markdown-pictures.ts';
import { renderMarkdown } from './render-markdown.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

beforeAll(async () => {
  writeFileSync(
    join(folder, 'my chart.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 40"/>',
  );
  writeFileSync(join(folder, 'no size.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } });
  // Phones often store photographs sideways, with their orientation in the EXIF data.
  await photo.withMetadata({ orientation: 6 }).toFile(join(folder, 'photo.jpg'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['my chart.svg', {}, [70, 40]],
  ['photo.jpg', {}, [40, 60]],
  ['photo.jpg', { width: '20' }, ['20', 30]],
  ['photo.jpg', { height: 30 }, [20, 30]],
  ['photo.jpg', { width: 5, height: 5 }, [5, 5]],
  ['photo.jpg', { width: '50%' }, ['50%', undefined]],
  ['none.png', {}, [undefined, undefined]],
  ['no size.svg', {}, [undefined, undefined]],
])('the size of %s with the attributes %j is %j', async (file, written, expected) => {
  const { width, height } = await completeSize(join(folder, file), written);
  expect([width, height]).toEqual(expected);
});

afterEach(() => void vi.unstubAllEnvs());

const toHtml = async (markdown: string) =>
  (await renderMarkdown(markdown, { strings })).parts.join('').replace(/ dir="auto"|\n/g, '');

test.each([
  ['elsewhere', '![a](https://b.test/c.jpg "d")', 'src="https://b.test/c.jpg" alt="a" title="d"'],
  ['with http', '![](http://b.test/c.jpg)', 'src="https://b.test/c.jpg" alt=""'],
  [
    'on this site that are not drawings',
    '<img src="/c.jpg" width="7" height="6">',
    'src="/site/c.jpg" width="7" height="6"',
  ],
  ['on an invalid host', '<img src="https://a;b/c.jpg" alt="">', 'alt=""'],
])('pictures %s are lazy', async (_, markdown, attributes) => {
  vi.stubEnv('BASE_URL', '/site');
  expect(await toHtml(markdown)).toContain(`<img ${attributes} loading="lazy">`);
});

test('the site’s own drawings are not lazy', async () => {
  expect(await toHtml('a <img src="/c.svg" width="7" height="6">')).toBe(
    '<p>a <img src="/c.svg" width="7" height="6" fetchpriority="low"></p>',
  );
});

test('the policy of a page allows the pictures in its text', async () => {
  const html = await toHtml(
    '![](http://a.test/b.jpg) ![](//c.test/d.png) <img src="https://e.test/f">',
  );
  const page = addPolicy(`<html><head><meta charset="utf-8"></head>${html}`);
  expect(page).toContain("img-src 'self' https://a.test https://c.test https://e.test;");
});

test.each([
  ['![a](https://b.test/c.png)', '<figure><img></figure>'],
  ['d ![a](https://b.test/c.png)', '<p>d <img></p>'],
  ['a\n\n<img src="https://b.test/c.png">\n\nd', '<p>a</p><figure><img></figure><p>d</p>'],
  ['<p align="center"><img src="/c.png"></p>', '<figure data-align="center"><img></figure>'],
  ['- a\n\n  ![](/c.png)', '<figure><img></figure>'],
  ['[![](/c.png)](/d)', '<figure><a href="/d"><img></a></figure>'],
  ['![](/c.png)\n*d*', '<figure><img><figcaption>d</figcaption></figure>'],
  ['<figure><p><img src="/c.png"></p></figure>', '<figure><p><img></p></figure>'],
  ['<img src="/c.png" width="32">', '<p><img></p>'],
  ['![](/a.png) ![](/c.png)', '<p><img> <img></p>'],
])('pictures in %j become %j', async (markdown, html) => {
  expect((await toHtml(markdown)).replace(/<img[^>]*>/g, '<img>')).toContain(html);
});
