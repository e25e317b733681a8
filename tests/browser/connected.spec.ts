/**
 * The site with both forms connected to a service (tests/support/form-service.ts). Built once, by the
 * worker that runs this file; every other spec tests the site with nothing connected.
 */
import { sitePath } from '#formatting/site-path.ts';
import { findWithAxe } from '../support/accessibility-engines.ts';
import {
  base as folder,
  homeCopy,
  inquiryCopy,
  language,
  navigation,
  site,
} from '../support/content.ts';
import { serveCopy } from '../support/copy-server.ts';
import { ANSWERS, type Answer, startFormService } from '../support/form-service.ts';
import { VALID_INQUIRY } from '../support/inquiry-dialog.ts';
import { insertBesideFields, translate } from '../support/page-changers.ts';
import { collectTrouble } from '../support/page-trouble.ts';
import { test as base, expect, type Locator, type Page, SLOWNESS, STILL } from '../support/test.ts';
import { findSmallTargets } from '../support/touch-targets.ts';

type Service = Awaited<ReturnType<typeof startFormService>>;

const FIELD_ERROR = 'This address does not exist';
const THANKS = sitePath('/thanks', folder);
const { connected: copy } = inquiryCopy;

const test = base.extend<{ service: Service }, { built: { url: string; service: Service } }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const service = await startFormService({ fieldErrors: { email: FIELD_ERROR } });
      const fields = { _next: THANKS, access_key: 'public-1' };
      const forms = { inquiry: service.url, contact: service.url, fields };
      const served = await serveCopy((copy) =>
        copy.set('site.yaml', { forms, analytics: undefined }),
      );
      await use({ url: served.url, service });
      served.close();
      service.close();
    },
    { scope: 'worker', timeout: 120_000 * SLOWNESS },
  ],
  baseURL: async ({ built }, use) => use(built.url),
  service: async ({ built: { service } }, use) => {
    service.received.splice(0);
    service.answers.splice(0);
    await use(service);
    service.release();
  },
});

test.describe.configure({ mode: 'default' });

/** Either form, by what a visitor perceives. */
interface LeadForm {
  name: string;
  path: string;
  /** Makes the form visible on a page that is loaded. */
  open: (page: Page) => Promise<void>;
  form: (page: Page) => Locator;
  /** Contains the form, for axe. */
  scope: string;
  button: string;
  /** What is typed, by label, and the names under which it is sent. */
  typed: Record<string, string>;
  sent: { name: string; email: string; [field: string]: string };
}

const contact = homeCopy.contact.form;
const message = 'Hello & welcome?\nSecond line';

const INQUIRY: LeadForm = {
  name: 'the project form',
  path: './testimonials',
  open: (page) =>
    page.getByRole('banner').getByRole('button', { name: navigation.header.launch }).click(),
  form: (page) => page.locator('#inquiry form'),
  scope: '#inquiry',
  button: inquiryCopy.submit,
  typed: Object.fromEntries(
    Object.entries(inquiryCopy.labels).map(([name, label]) => [
      label,
      VALID_INQUIRY[name as keyof typeof VALID_INQUIRY],
    ]),
  ),
  sent: VALID_INQUIRY,
};

const CONTACT: LeadForm = {
  name: 'the contact form',
  path: './',
  open: (page) => page.locator('#contact').scrollIntoViewIfNeeded(),
  form: (page) => page.getByRole('form', { name: contact.title }),
  scope: '#contact',
  button: contact.submit,
  typed: {
    [contact.name]: 'Anna',
    [contact.email]: 'anna@example.com',
    [contact.message]: message,
  },
  sent: { name: 'Anna', email: 'anna@example.com', message },
};

const FORMS = [INQUIRY, CONTACT];

const buttonOf = (form: Locator) => form.locator('[type="submit"]');
const fieldOf = (form: Locator, label: string) => form.getByLabel(label, { exact: true });
const nameLabel = ({ typed }: LeadForm) => `${Object.keys(typed)[0]}`;
const problemOf = (form: Locator) => form.getByRole('alert');
const thanksOf = (page: Page) => page.getByRole('dialog').filter({ hasText: copy.success });
const keptIn = (page: Page) => page.evaluate(() => [...Object.keys(sessionStorage)]);

async function openAndFill(page: Page, lead: LeadForm): Promise<Locator> {
  await page.goto(lead.path);
  await lead.open(page);
  const form = lead.form(page);
  for (const [label, text] of Object.entries(lead.typed)) await fieldOf(form, label).fill(text);
  return form;
}

async function expectTyped(form: Locator, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect(fieldOf(form, label)).toHaveValue(text);
}

async function expectThanks(page: Page, lead: LeadForm): Promise<void> {
  await expect(thanksOf(page)).toBeVisible();
  if (lead === INQUIRY) await expect(lead.form(page)).toBeHidden();
  const empty = Object.keys(lead.typed).map((label) => [label, '']);
  await expectTyped(lead.form(page), Object.fromEntries(empty));
  expect(await keptIn(page)).toEqual([]);
}

for (const lead of FORMS) {
  test(`${lead.name} arrives, once, with its key and nothing else`, async ({ page, service }) => {
    const trouble = await collectTrouble(page);
    const before = service.requests();
    service.answers.push('held');
    const form = await openAndFill(page, lead);
    await buttonOf(form).click();
    await expect(buttonOf(form)).toHaveText('Sending…');
    await expect(buttonOf(form)).toHaveAttribute('aria-busy', 'true');
    await expect(buttonOf(form)).toBeEnabled();
    await expect(buttonOf(form)).toBeFocused();
    await page.keyboard.press('Enter');
    await buttonOf(form).click();
    await expect.poll(() => service.received).toHaveLength(1);
    service.release();
    await expectThanks(page, lead);
    expect(service.requests() - before).toBe(1);

    const { fields, headers } = service.received[0] as (typeof service.received)[number];
    const { idempotency_key, seconds, ...values } = fields;
    expect(idempotency_key).toMatch(/^\d+-\d+-\d+-\d+$/);
    expect(Number(seconds)).toBeLessThan(120);
    const several = site.languages.length > 1 && { language };
    expect(values).toEqual({ ...lead.sent, ...several, _next: THANKS, access_key: 'public-1' });
    expect(headers.referer).toBe(`${new URL(page.url()).origin}/`);
    expect(headers.cookie).toBeUndefined();
    expect(trouble).toEqual([]);
  });
}

test('a form that failed is kept, and sent again to the letter', async ({ page, service }) => {
  service.answers.push('lost', 'lost', 'lost');
  let form = await openAndFill(page, INQUIRY);
  await buttonOf(form).click();
  await expect(problemOf(form)).toHaveText('Not sent. Nothing is lost:');
  await expect(buttonOf(form)).toHaveText('Try again');
  await expect(buttonOf(form)).toBeFocused();
  await expectTyped(form, INQUIRY.typed);

  await test.step('an e-mail holds what was typed', async () => {
    const link = form.getByRole('link', { name: /mail/ });
    const mail = new URL((await link.getAttribute('href')) ?? '');
    expect(mail.pathname).toBe(site.email);
    expect(mail.searchParams.get('subject')).toMatch(/: Anna/);
    const body = mail.searchParams.get('body');
    for (const text of Object.values(INQUIRY.typed)) expect(body).toContain(text);
    await link.click();
    await expect(link, 'a dialog stays open').toBeFocused();
  });
  await test.step('another page and back: it is there, and the same when it is sent', async () => {
    await page.goto('./blog');
    await page.goto(INQUIRY.path);
    await INQUIRY.open(page);
    form = INQUIRY.form(page);
    await expectTyped(form, INQUIRY.typed);
    await buttonOf(form).click();
    await expect(buttonOf(form)).toHaveText('Try again');
  });
  await test.step('changed, it is another lead', async () => {
    await fieldOf(form, inquiryCopy.labels.name).fill('Anna Maria');
    await buttonOf(form).click();
    await expect(buttonOf(form)).toHaveText('Try again');
    await buttonOf(form).click();
    await expectThanks(page, INQUIRY);
  });
  const [first, second, changed, last] = service.received.map(({ fields }) => fields);
  expect(second).toEqual(first);
  expect(changed).toMatchObject({ ...INQUIRY.sent, name: 'Anna Maria' });
  expect(changed?.idempotency_key).not.toBe(first?.idempotency_key);
  expect(last).toEqual(changed);
});

test('a form that is refused stays, with messages', async ({ page, service }) => {
  const before = service.requests();
  service.answers.push('field errors');
  const form = await openAndFill(page, CONTACT);
  await fieldOf(form, contact.name).fill('A');
  await buttonOf(form).click();
  await expect(fieldOf(form, contact.name)).toHaveAccessibleDescription(/at least 2/);
  await fieldOf(form, contact.name).fill(CONTACT.sent.name);
  expect(service.requests()).toBe(before);
  await buttonOf(form).click();
  await expect(fieldOf(form, contact.email)).toHaveAccessibleDescription(FIELD_ERROR);
  await expect(fieldOf(form, contact.email)).toBeFocused();
  await expect(problemOf(form)).toHaveCount(0);
  await expectTyped(form, CONTACT.typed);
  expect(await keptIn(page)).toEqual([]);
  await buttonOf(form).click();
  await expectThanks(page, CONTACT);
});

test('a form filled in by a program is thanked for, not sent', async ({ page, service }) => {
  const before = service.requests();
  const form = await openAndFill(page, INQUIRY);
  const trap = form.locator('[name="_gotcha"]');
  await expect(trap).toBeHidden();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example.com';
  });
  await buttonOf(form).click();
  await expectThanks(page, INQUIRY);
  expect(service.requests()).toBe(before);
});

/** What only a browser decides: which redirects it follows, and what it may read. Others: deliver.test.ts. */
const TOLD: Answer[] = [
  'accepted',
  'no content',
  'see other',
  'permanent redirect',
  'captcha',
  'elsewhere',
  'reset',
  'gone',
];

test('every kind of answer is told as it is', async ({ page, service }) => {
  for (const answer of TOLD) {
    await test.step(answer, async () => {
      service.received.splice(0);
      service.answers.push(answer);
      const form = await openAndFill(page, CONTACT);
      await buttonOf(form).click();
      if (ANSWERS[answer].isReceived) await expectThanks(page, CONTACT);
      else {
        await expect(problemOf(form)).toHaveText('Not sent. Nothing is lost:');
        await expect(buttonOf(form)).toHaveText('Try again');
        expect(await keptIn(page)).toEqual(['unsent-leads']);
        await expect(thanksOf(page)).toHaveCount(0);
      }
      expect(service.received).toHaveLength(ANSWERS[answer].isReceived ? 1 : 0);
      // The next page would fill it in while this test does.
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test('a form sent to a page of this site is sent if the host answers with a page', async ({
  page,
  service,
}) => {
  await page.route('./', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ body: (await answer.text()).replaceAll(service.url, THANKS) });
  });
  const form = await openAndFill(page, CONTACT);
  await test.step('a host without forms answers 405', async () => {
    await buttonOf(form).click();
    await expect(buttonOf(form)).toHaveText('Try again');
  });
  await test.step('a host with forms answers with the page', async () => {
    await page.route('./thanks', (route) => route.fulfill({ path: 'dist/404.html' }));
    await buttonOf(form).click();
    await expectThanks(page, CONTACT);
  });
});

test('a text that is too long for an e-mail link can be copied', async ({ page, service }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  service.answers.push('gone');
  const form = await openAndFill(page, CONTACT);
  const long = `${message} `.repeat(200).trim();
  await fieldOf(form, contact.message).fill(long);
  await buttonOf(form).click();
  const href = (await form.getByRole('link', { name: /mail/ }).getAttribute('href')) ?? '';
  expect(href.length).toBeLessThanOrEqual(1900);
  await expect(form.getByRole('status')).toContainText('the beginning only');
  await form.getByRole('button', { name: 'Copy the whole text' }).click();
  await expect(form.getByRole('status')).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\r', '')).toContain(`: Anna\n`);
  expect(copied.replaceAll('\r', '')).toContain(`: ${long}`);
});

test('translated and with elements beside its fields, a form says what became of it', async ({
  page,
  service,
}) => {
  const trouble = await collectTrouble(page);
  service.answers.push('field errors', 'server error', 'held');
  const form = await openAndFill(page, CONTACT);
  await expect(page.locator('astro-island:not([data-island-ready]) #contact-name')).toHaveCount(0);
  await page.evaluate(translate);
  await page.evaluate(insertBesideFields);
  await buttonOf(form).click();
  await expect(fieldOf(form, contact.email)).toHaveAccessibleDescription(FIELD_ERROR);
  await buttonOf(form).click();
  await expect(problemOf(form)).toHaveText('Not sent. Nothing is lost:');
  await expect(form.getByRole('link', { name: /mail/ })).toBeVisible();
  await expect(buttonOf(form)).toHaveText('Try again');
  await buttonOf(form).click();
  await expect(buttonOf(form)).toHaveText('Sending…');
  service.release();
  await expectThanks(page, CONTACT);
  await expect(buttonOf(form)).toHaveText(contact.submit);
  await expect(problemOf(form)).toHaveCount(0);
  expect(trouble).toEqual([expect.stringContaining('422'), expect.stringContaining('500')]);
});

test('a form that React gives up while it is sent says what became of it', async ({
  page,
  service,
}) => {
  service.answers.push('server error');
  const form = await openAndFill(page, CONTACT);
  await expect(page.locator('astro-island:not([data-island-ready]) #contact-name')).toHaveCount(0);
  // React cannot remove an icon that something has wrapped.
  await buttonOf(form).evaluate((button) => {
    const icon = button.querySelector('svg') as Element;
    const wrapper = document.createElement('i');
    icon.replaceWith(wrapper);
    wrapper.append(icon);
  });
  await buttonOf(form).click();
  await expect(page.locator('[data-island-failed] #contact-name')).toHaveCount(1);
  const notice = page.getByRole('alert').filter({ hasText: 'Not sent. Nothing is lost' });
  await expect(notice).toContainText(site.email);
  await expectTyped(form, CONTACT.typed);
  await test.step('the browser sends it', async () => {
    await buttonOf(form).click();
    await expect(page).toHaveURL('./thanks');
    expect(service.received.map(({ fields }) => fields)).toMatchObject([CONTACT.sent]);
  });
});

test('no answer within 10 s, and the dialog closed meanwhile: a notice says so', async ({
  page,
  service,
}) => {
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => {
      Object.assign(window, { waited: ms });
      return timeout.call(AbortSignal, ms / 10);
    };
  });
  service.answers.push('held');
  const form = await openAndFill(page, INQUIRY);
  await buttonOf(form).click();
  await page.keyboard.press('Escape');
  const notice = page.getByRole('alert').filter({ hasText: 'Not sent. Nothing is lost' });
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'waited'))).toBe(10_000);
  await INQUIRY.open(page);
  await expect(buttonOf(form)).toHaveText('Try again');
  await expectTyped(form, INQUIRY.typed);
  await test.step('an answer that comes later changes nothing', async () => {
    service.release();
    await expect(thanksOf(page)).toHaveCount(0);
  });
});

test('a page that is left while its form is on the way keeps it', async ({ page, service }) => {
  service.answers.push('held');
  const form = await openAndFill(page, CONTACT);
  await buttonOf(form).click();
  await expect.poll(() => service.received).toHaveLength(1);
  await page.goto('./blog');
  expect(await keptIn(page)).toEqual(['unsent-leads']);
  await page.goto('./');
  await CONTACT.open(page);
  await expectTyped(CONTACT.form(page), CONTACT.typed);
});

const SCHEMES = ['light', 'dark'] as const;

test.describe('looked at by axe', () => {
  test.use({ bypassCSP: true, ...STILL });

  for (const lead of FORMS) {
    test(`axe finds nothing in any state of ${lead.name}`, async ({ page, service }) => {
      const form = await openAndFill(page, lead);
      const expectNoFindings = async (state: string) => {
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          const found = await findSmallTargets(page, `${lead.scope} form`);
          found.push(...(await findWithAxe(page, lead.scope)));
          expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
        }
      };
      await expectNoFindings('filled in');
      const states: [Answer, string][] = [
        ['field errors', lead.button],
        ['reset', 'Try again'],
        ['held', 'Sending…'],
      ];
      for (const [answer, label] of states) {
        service.answers.push(answer);
        await buttonOf(form).click();
        await expect(buttonOf(form)).toHaveText(label);
        await expectNoFindings(answer);
      }
      service.release();
      await expectThanks(page, lead);
      await expectNoFindings('sent');
    });
  }
});

/** Where scripts do not come, as on a page that was open before a deploy, or do not run. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'where scripts do not come' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const lead of FORMS) {
      test(`${lead.name} is checked and sent by the browser`, async ({ page, service }) => {
        await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
        const form = await openAndFill(page, lead);
        await fieldOf(form, nameLabel(lead)).fill('A');
        await buttonOf(form).click();
        await expect(fieldOf(form, nameLabel(lead))).toBeFocused();
        expect(service.received).toEqual([]);
        await fieldOf(form, nameLabel(lead)).fill(lead.sent.name);
        await buttonOf(form).click();
        await expect(page).toHaveURL('./thanks');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(service.received.map(({ fields }) => fields)).toEqual([
          expect.objectContaining({ ...lead.sent, _gotcha: '', access_key: 'public-1' }),
        ]);
      });
    }
  });
}
