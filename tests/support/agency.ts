/** The site of another agency (tests/copies/agency.ts): its content, and a Playwright test with its services. */
import type { BrowserContext } from '@playwright/test';
import { loadContent } from './content.ts';
import { getCopy } from './copies.ts';
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

/** The outcomes for forms that the service takes. A `held` form gets its response when the test says so. */
const RECEIVED = ['accepted', 'see other', 'lost', 'held'] as const;
type Outcome = (typeof RECEIVED)[number] | 'field errors' | 'server error';

/** The service's messages, by field, if it refuses a form. */
export const FIELD_ERRORS = { email: 'This address does not exist' };

/** Starts the form service. It takes forms that are sent with or without scripts, and responds or fails. */
async function startFormService(context: BrowserContext, url: string) {
  /** The fields of the forms that the service has taken. */
  const received: Record<string, string>[] = [];
  /** The outcomes of the next forms. Later forms are accepted. */
  const answers: Outcome[] = [];
  const held: (() => unknown)[] = [];
  let requests = 0;

  await context.route(url, async (route) => {
    const request = route.request();
    const { origin } = new URL(request.frame().url());
    // Browsers end lines with \r\n, and scripts with \n.
    const body = `${request.postData()}`.replaceAll('%0D%0A', '%0A');
    const fields = Object.fromEntries(new URLSearchParams(body));
    requests += 1;

    const respond = (status: number, json: object, Location = '') => {
      const headers = { 'Access-Control-Allow-Origin': origin, ...(Location && { Location }) };
      return route.fulfill({ status, json, headers });
    };
    const toNext = () => respond(303, {}, new URL(fields._next ?? '/', origin).href);
    // Without JavaScript, the visitor is redirected back to the site.
    const thank = () => (request.isNavigationRequest() ? toNext() : respond(200, { ok: true }));
    const errors = Object.entries(FIELD_ERRORS).map(([field, message]) => ({ field, message }));

    const outcomes: Record<Outcome, () => unknown> = {
      accepted: thank,
      'see other': toNext,
      lost: () => route.abort('connectionreset'),
      held: () => held.push(thank),
      'field errors': () => respond(422, { errors }),
      'server error': () => respond(500, {}),
    };
    const outcome = answers.shift() ?? 'accepted';
    if (RECEIVED.some((name) => name === outcome)) received.push(fields);
    await outcomes[outcome]();
  });

  return {
    received,
    answers,
    /** Responds to the held forms. */
    release: () => Promise.all(held.splice(0).map((respond) => respond())),
    /** How many forms arrived, whatever their outcome. */
    requests: () => requests,
  };
}

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
