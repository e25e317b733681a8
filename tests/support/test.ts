import { test as base, expect, type Request } from '@playwright/test';
import { first, site, type Translation, UNMET } from './content.ts';
import { SITE } from './copies.ts';
import { articleOn, carouselOn, chatOn, inquiryOn, leadFormOn } from './features.ts';
import { changePages, type Moment, RENDERED_ANEW } from './page-changers.ts';

export { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';

/** For tests of motion. By default, motion is reduced, which is much faster. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

interface Journey {
  /** The content that the journey expects. */
  translation: Translation;
  /** Errors that the journey provokes. Any other error in the console, or violation of the policy, fails it. */
  provoked: RegExp;
  /** When other programs change every page: before or after its islands hydrate, or never. */
  changed: Moment | undefined;
  article: ReturnType<typeof articleOn>;
  carousel: ReturnType<typeof carouselOn>;
  chat: ReturnType<typeof chatOn>;
  contact: ReturnType<typeof leadFormOn>;
  inquiry: ReturnType<typeof inquiryOn>;
  /** Skips the test if the site does not meet the condition of one of its tags. */
  needs: undefined;
}

/** The types of requests for static files. `fetch` and the like have other types. */
const STATIC_KINDS = ['document', 'stylesheet', 'script', 'image', 'font', 'manifest', 'other'];

/** Whether a request is for a file of the site (Specification §7), or for the analytics script in site.yaml. */
function isForFile(request: Request): boolean {
  const { origin, search } = new URL(request.url());
  const kind = request.resourceType();
  const isPlainGet = request.method() === 'GET' && !request.postData();
  // Queries are allowed on pages (tests add one) and on scripts (a retry adds one).
  const hasOwnQuery = search === '' || kind === 'document' || kind === 'script';
  const isOwn = origin === new URL(SITE.url).origin || request.url() === site.analytics?.script;
  return isOwn && isPlainGet && hasOwnQuery && STATIC_KINDS.includes(kind);
}

/** Runs in a page: reports events that must not happen, as errors in the console. */
export function logErrors(): void {
  addEventListener('error', ({ message }) => console.error(message));
  addEventListener('unhandledrejection', ({ reason }) => {
    // Chromium itself causes this error when it aborts a view transition between pages.
    if (!/Transition was aborted/.test(reason)) console.error(`${reason}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
  });
}

/** Playwright's test with fixtures for the site. Errors and forbidden requests fail it, unless they are `provoked`. */
export const test = base.extend<Journey>({
  translation: [first, { option: true }],
  provoked: [/^$/, { option: true }],
  changed: [undefined, { option: true }],
  page: async ({ page, baseURL, provoked, changed, javaScriptEnabled }, use) => {
    if (changed && javaScriptEnabled) await changePages(page, changed);
    // The analytics service cannot be reached in tests.
    const { script } = site.analytics ?? {};
    if (script)
      await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript' }));
    const errors: string[] = [];
    page.on('console', (entry) => {
      if (entry.type() === 'error') errors.push(`console: ${entry.text()}`);
    });
    await page.addInitScript(logErrors);
    page.on('request', (request) => {
      const isAllowed = baseURL !== SITE.url || isForFile(request);
      if (!isAllowed) errors.push(`sent: ${request.method()} ${request.url()}`);
    });
    await use(page);
    const isExpected = (message: string) =>
      provoked.test(message) || (changed && RENDERED_ANEW.test(message));
    expect(errors.filter((message) => !isExpected(message))).toEqual([]);
  },
  article: ({ page, translation }, use) => use(articleOn(page, translation)),
  carousel: ({ page, translation }, use) => use(carouselOn(page, translation)),
  chat: ({ page, translation }, use) => use(chatOn(page, translation)),
  contact: ({ page, translation }, use) => use(leadFormOn(page, translation, 'contact')),
  inquiry: ({ page, translation }, use) => use(inquiryOn(page, translation)),
  needs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use, { tags }) => {
      const missing = tags.filter((tag) => UNMET.includes(tag)).join(' ');
      base.skip(missing !== '', `This site does not meet the condition of ${missing}`);
      await use(undefined);
    },
    { auto: true },
  ],
});
