/** Every page of the language whose texts are all hostile (tests/copies/hostile.ts), as far as a build accepts them. */
import { globSync } from 'node:fs';
import { contentOf } from '../support/content.ts';
import { HOSTILE, placeOf } from '../support/copies.ts';
import { expect, test } from '../support/test.ts';

const { folder, dir, url } = placeOf('agency');
const files = globSync([`${HOSTILE}.html`, `${HOSTILE}/**/*.html`], { cwd: dir });

/** The origins of accepted pictures and of the analytics service. */
const PICTURES = /^https:\/\/(pictures|xn--mller-kva)\.example$/;
const { origin: counter } = new URL(`${contentOf(folder).site.analytics?.script}`);

/** Runs in the page: finds elements that could run, frame or send something. */
function activeParts(): string[] {
  const isActive = (element: Element) =>
    [...element.attributes].some(({ name }) => name.startsWith('on')) ||
    (element instanceof HTMLAnchorElement && !/^(https?|mailto|tel):/.test(element.href)) ||
    element.matches('iframe, object, embed, base, meta[http-equiv=refresh], [formaction], [ping]');
  return [...document.querySelectorAll('*')].filter(isActive).map(({ outerHTML }) => outerHTML);
}

// Pictures from other sites, the analytics service, and the page with the address /404.
test.use({ baseURL: url, provoked: /ERR_NAME_NOT_RESOLVED|404/ });

test('hostile content runs nothing and requests nothing but its pictures', async ({ page }) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    const isPicture = request.resourceType() === 'image' && PICTURES.test(origin);
    if (!isPicture) requested.add(origin);
  });
  await page.addInitScript(() => {
    Object.assign(window, { hostile: () => console.error('ran') });
  });
  expect(files.filter((file) => file.includes('blog/hostile-')).length).toBeGreaterThan(5);
  for (const file of files) {
    await page.goto(`./${file.replace(/\.html$/, '')}`);
    expect(await page.evaluate(activeParts), file).toEqual([]);
  }
  expect([...requested].toSorted()).toEqual([new URL(url).origin, counter].toSorted());
});
