/** A site with a photograph as cover, as a partner's picture and at the end of an article, on a phone. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSiteServer } from '../../scripts/serve.ts';
import { takePhotograph } from '../support/photograph.ts';
import { copyProject } from '../support/project-copy.ts';
import { expect, type Page, test } from './support/test.ts';

test.describe.configure({ mode: 'default' });
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

const ARTICLE = 'articles/quantum-ai-computing.md';
const copy = copyProject();
let server: ReturnType<typeof createSiteServer>;
let origin: string;

test.beforeAll(async () => {
  for (const name of ['cover', 'work', 'last'])
    copy.write(`../pictures/${name}.jpg`, await takePhotograph());
  copy.edit(ARTICLE, [[/(?<=imageUrl: ).*/, '/pictures/cover.jpg']]);
  copy.write(ARTICLE, `${copy.read(ARTICLE)}\n![The last](/pictures/last.jpg)\n`);
  copy.edit('partners.yaml', [[/(?<=picture: ).*/, '/pictures/work.jpg']]);
  const { exitCode, output } = await copy.build();
  expect(exitCode, output).toBe(0);
  server = createSiteServer({ dir: join(copy.folder, 'dist') }).listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.close();
  copy.delete();
});

/** Opens a page without fonts, which may move letters, and collects the photographs that it asks for. */
async function open(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(cover|work|last)\./.test(request.url())) asked.push(request.url());
  });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(origin + path);
  return asked;
}

/** Waits for a picture that is in sight, and returns how many of its pixels there are for one of the screen. */
function sharpnessOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate(async (image: HTMLImageElement) => {
    image.scrollIntoView();
    while (!image.complete || !image.currentSrc) await new Promise(requestAnimationFrame);
    const bitmap = await createImageBitmap(image);
    return bitmap.width / (image.offsetWidth * devicePixelRatio);
  });
}

const PLACES = [
  ['/blog/quantum-ai-computing', '.article-cover img', 'cover'],
  ['/blog/quantum-ai-computing', '.prose picture img', 'last'],
  ['/', '[data-case] .partner-picture', 'work'],
] as const;

for (const [path, selector, name] of PLACES) {
  test(`${path}: ${selector} comes when it is near, sharp and no larger`, async ({ page }) => {
    const asked = await open(page, path);
    const own = () => asked.filter((url) => url.includes(`/${name}.`));
    // Home loads its drawings when it is idle.
    const drawings = page.locator(`${path === '/' ? '' : 'none '}img[loading=lazy][src$=".svg"]`);
    await expect(drawings).toHaveCount(0);
    if (name !== 'cover') expect(own()).toEqual([]);
    const sharpness = await sharpnessOf(page, selector);
    expect(sharpness).toBeGreaterThan(0.85);
    expect(sharpness).toBeLessThan(1.25);
    expect(own()).toEqual([expect.stringMatching(/\.avif$/)]);
    const shifts = await page.evaluate(async () => {
      const found: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => found.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return found.length;
    });
    expect(shifts).toBe(0);
  });
}
