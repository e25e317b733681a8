/**
 * Hostile content in every field of every file, and hostile Markdown. What a build accepts runs nothing and requests
 * nothing but its pictures. Its policy: tests/built/pages.test.ts. The values: tests/copies/hostile-content.ts.
 */
import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from '../../scripts/serve.ts';
import { ensureBrowser } from '../support/chromium.ts';
import { contentOf } from '../support/content.ts';
import { HOSTILE, placeOf } from '../support/copies.ts';
import { reportTrouble } from '../support/page-trouble.ts';

const { folder, dir, base } = placeOf('agency');
const { site } = contentOf(folder);

/** The origins of accepted pictures, of the form service and of the analytics service. */
const PICTURES = /^https:\/\/(pictures|xn--mller-kva)\.example$/;
const SERVICES = [site.forms?.inquiry, site.analytics?.script].map(
  (one) => new URL(`${one}`).origin,
);

/** Runs in the page: finds elements that could run, frame or send something. */
function activeParts(): string[] {
  const isActive = (element: Element) =>
    [...element.attributes].some(({ name }) => name.startsWith('on')) ||
    (element instanceof HTMLAnchorElement && !/^(https?|mailto|tel):/.test(element.href)) ||
    element.matches('iframe, object, embed, base, meta[http-equiv=refresh], [formaction], [ping]');
  return [...document.querySelectorAll('*')].filter(isActive).map(({ outerHTML }) => outerHTML);
}

let page: Page;
let origin: string;
const found: string[] = [];
const server = createSiteServer({ dir, base });

beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  page = await browser.newPage();
  await page.route(/^https:/, (route) => route.abort());
  await page.addInitScript(reportTrouble);
  await page.addInitScript(() => {
    Object.assign(window, { hostile: () => console.error('ran') });
  });
  page.on('dialog', (dialog) => dialog.dismiss());
  page.on('pageerror', ({ message }) => found.push(message));
  page.on('console', (entry) => {
    if (/^(ran|policy violation)/.test(entry.text())) found.push(entry.text());
  });
  page.on('request', (request) => {
    const requested = new URL(request.url()).origin;
    const isPicture = request.resourceType() === 'image' && PICTURES.test(requested);
    if (![origin, ...SERVICES].includes(requested) && !isPicture) found.push(request.url());
  });
});

afterAll(async () => {
  await page.context().browser()?.close();
  server.close();
});

const files = [
  'index.html',
  ...globSync([`${HOSTILE}.html`, `${HOSTILE}/**/*.html`], { cwd: dir }),
];

test('there are pages of hostile texts', () => {
  expect(files.filter((file) => file.includes('blog/hostile-')).length).toBeGreaterThan(5);
});

test.each(files)('%s runs and requests nothing hostile', async (file) => {
  await page.goto(origin + join(base, file).replace(/(index)?\.html$/, ''));
  expect([...found.splice(0), ...(await page.evaluate(activeParts))]).toEqual([]);
});
