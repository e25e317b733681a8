/** The site of another agency (tests/copies/agency.ts): its content, and a Playwright test with the services it uses. */
import { loadContent } from './content.ts';
import { getCopy } from './copies.ts';
import { startFormService } from './form-service.ts';
import { test as base } from './test.ts';

const { folder, url } = getCopy('agency');

export const agency = loadContent(folder);

/** Its languages in order, without the hostile one. */
export const [italian = agency.first, english = agency.first, arabic = agency.first] =
  agency.translations;

const { forms, analytics } = agency.site;

/** The test's analytics script: `tracked` gets its `data-domain`, then each event, which also goes to /api. */
const COUNTER = `const { domain } = document.currentScript.dataset;
  window.tracked = [domain];
  window.stats = { track(name) { tracked.push(name); fetch('/api', { method: 'POST', mode: 'no-cors' }); } };`;

interface Journey {
  service: Awaited<ReturnType<typeof startFormService>>;
  /** The addresses that pages have requested from the analytics service. */
  requested: string[];
}

export const test = base.extend<Journey>({
  translation: italian,
  baseURL: url,
  // Runs in every test, because any of them may send a form.
  service: [
    async ({ context }, use) => use(await startFormService(context, `${forms?.inquiry}`)),
    { auto: true },
  ],
  requested: [
    async ({ context }, use) => {
      const requested: string[] = [];
      const { origin } = new URL(`${analytics?.script}`);
      const body = COUNTER.replace('/api', `${origin}/api`);
      await context.route(`${origin}/**`, (route) => {
        requested.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body });
      });
      await use(requested);
    },
    { auto: true },
  ],
});
