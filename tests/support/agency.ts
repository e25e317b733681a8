/** The site of another agency (tests/copies/agency.ts): its content, and a Playwright test with its form service. */
import { getContent } from './content.ts';
import { getCopy } from './copies.ts';
import { startFormService } from './form-service.ts';
import { test as base } from './test.ts';

type Service = Awaited<ReturnType<typeof startFormService>>;

const { folder, url } = getCopy('agency');

export const agency = getContent(folder);

/** Its languages, in order. */
export const [italian = agency.first, english = agency.first, arabic = agency.first] =
  agency.translations;

const { forms, analytics } = agency.site;

/** The test's analytics script: `tracked` gets its `data-domain`, then each event, which also goes to /api. */
const COUNTER = `const { domain } = document.currentScript.dataset;
  window.tracked = [domain];
  window.stats = { track(name) { tracked.push(name); fetch('/api', { method: 'POST', mode: 'no-cors' }); } };`;

interface Journey {
  service: Service;
  /** The requests that the analytics service has received. */
  requested: string[];
}

export const test = base.extend<Journey, { running: Service }>({
  translation: italian,
  baseURL: url,
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const service = await startFormService(Number(new URL(`${forms?.inquiry}`).port));
      await use(service);
      service.close();
    },
    { scope: 'worker' },
  ],
  // Runs in every test, because any of them may send a form.
  service: [
    async ({ running }, use) => {
      running.received.splice(0);
      running.answers.splice(0);
      await use(running);
      running.release();
    },
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
