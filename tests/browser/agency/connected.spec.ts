/** Both forms connected to a service (tests/support/form-service.ts): one on an Italian page, one on an English one. */
import { sitePath } from '#formatting/site-path.ts';
import { expectNoFindings, NARROW, WIDE } from '../../support/accessibility-engines.ts';
import { agency, english, FIELD_ERROR, italian, test } from '../../support/agency.ts';
import type { Translation } from '../../support/content.ts';
import type { Answer } from '../../support/form-service.ts';
import { VALID_INQUIRY } from '../../support/inquiry-dialog.ts';
import { expect, type Locator, type Page } from '../../support/test.ts';

/** Either form, by what a visitor perceives. */
interface LeadForm {
  name: string;
  translation: Translation;
  path: string;
  /** Contains the form, for axe. */
  scope: string;
  /** Makes the form visible on a page that is loaded. */
  open: (page: Page) => Promise<void>;
  form: (page: Page) => Locator;
  /** What its button says, and what people read when it was sent. */
  button: string;
  success: string;
  /** What is typed, by label, and the names under which it is sent. */
  typed: Record<string, string>;
  sent: { name: string; email: string; [field: string]: string };
}

const { labels } = italian.inquiryCopy;
const contact = english.homeCopy.contact.form;
const message = 'Hello & welcome?\nSecond line';

const INQUIRY: LeadForm = {
  name: 'the project form',
  translation: italian,
  path: './testimonials',
  scope: '#inquiry',
  open: (page) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: italian.navigation.header.launch })
      .click(),
  form: (page) => page.locator('#inquiry form'),
  button: italian.inquiryCopy.submit,
  success: italian.inquiryCopy.connected.success,
  typed: Object.fromEntries(
    Object.entries(VALID_INQUIRY).map(([name, text]) => [labels[name as 'name'], text]),
  ),
  sent: VALID_INQUIRY,
};

const CONTACT: LeadForm = {
  name: 'the contact form',
  translation: english,
  path: `.${english.home}`,
  scope: '#contact',
  open: (page) => page.locator('#contact').scrollIntoViewIfNeeded(),
  form: (page) => page.getByRole('form', { name: contact.title }),
  button: contact.submit,
  success: english.inquiryCopy.connected.success,
  typed: {
    [contact.name]: 'Anna',
    [contact.email]: 'anna@example.com',
    [contact.message]: message,
  },
  sent: { name: 'Anna', email: 'anna@example.com', message },
};

const FORMS = [INQUIRY, CONTACT];

const sending = ({ translation }: LeadForm) => translation.words.sending;
const buttonOf = (form: Locator) => form.locator('[type="submit"]');
const fieldOf = (form: Locator, label: string) => form.getByLabel(label, { exact: true });
const thanksOf = (page: Page, { success }: LeadForm) =>
  page.getByRole('dialog').filter({ hasText: success });
const keptIn = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

async function fillIn(form: Locator, { typed }: LeadForm): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await fieldOf(form, label).fill(text);
}

async function openAndFill(page: Page, lead: LeadForm): Promise<Locator> {
  await page.goto(lead.path);
  await lead.open(page);
  await fillIn(lead.form(page), lead);
  return lead.form(page);
}

async function expectTyped(form: Locator, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect(fieldOf(form, label)).toHaveValue(text);
}

async function expectThanks(page: Page, lead: LeadForm): Promise<void> {
  await expect(thanksOf(page, lead)).toBeVisible();
  if (lead === INQUIRY) await expect(lead.form(page)).toBeHidden();
  const empty = Object.keys(lead.typed).map((label) => [label, '']);
  await expectTyped(lead.form(page), Object.fromEntries(empty));
  expect(await keptIn(page)).toEqual([]);
}

async function expectNotSent(lead: LeadForm, form: Locator): Promise<void> {
  await expect(form.getByRole('alert')).toHaveText(sending(lead).notSent);
  await expect(buttonOf(form)).toHaveText(sending(lead).tryAgain);
}

/** What is sent with a form, besides what was typed. */
const hiddenOf = ({ translation: { language, prefix } }: LeadForm) => ({
  language,
  _next: sitePath(`${prefix}/thanks`, agency.base),
  access_key: 'public-1',
});

for (const lead of FORMS)
  test(`${lead.name} arrives, once, with its key and nothing else`, async ({ page, service }) => {
    const before = service.requests();
    service.answers.push('held');
    const form = await openAndFill(page, lead);
    await expect(form.locator('[name="_gotcha"]'), 'only programs fill it in').toBeHidden();
    await buttonOf(form).click();
    await expect(buttonOf(form)).toHaveText(sending(lead).sending);
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
    expect(values).toEqual({ ...lead.sent, ...hiddenOf(lead) });
    expect(headers.referer).toBe(`${new URL(page.url()).origin}/`);
    expect(headers.cookie).toBeUndefined();
  });

test.describe('failing', () => {
  test.use({ provoked: /^console: (Failed to load resource|Access to fetch)|connect-src/ });

  test('a form that failed is kept, and sent again to the letter', async ({ page, service }) => {
    service.answers.push('lost', 'lost', 'lost');
    let form = await openAndFill(page, INQUIRY);
    await buttonOf(form).click();
    await expectNotSent(INQUIRY, form);
    await expect(buttonOf(form)).toBeFocused();
    await expectTyped(form, INQUIRY.typed);
    await test.step('an e-mail holds what was typed', async () => {
      const link = form.getByRole('link', { name: sending(INQUIRY).sendByEmail });
      const mail = new URL((await link.getAttribute('href')) ?? '');
      expect(mail.pathname).toBe(agency.site.email);
      expect(mail.searchParams.get('subject')).toMatch(/: Anna/);
      const body = mail.searchParams.get('body');
      for (const text of Object.values(INQUIRY.typed)) expect(body).toContain(text);
      await link.click();
      await expect(link, 'a dialog stays open').toBeFocused();
    });
    await test.step('on another page it is there, and the same when it is sent', async () => {
      await page.goto('./blog');
      await INQUIRY.open(page);
      form = INQUIRY.form(page);
      await expectTyped(form, INQUIRY.typed);
      await buttonOf(form).click();
      await expectNotSent(INQUIRY, form);
    });
    await test.step('changed, it is another lead', async () => {
      await fieldOf(form, labels.name).fill('Anna Maria');
      await buttonOf(form).click();
      await expect.poll(() => service.received).toHaveLength(3);
      await expectNotSent(INQUIRY, form);
      await buttonOf(form).click();
      await expectThanks(page, INQUIRY);
    });
    const [first, second, changed, last] = service.received.map(({ fields }) => fields);
    expect(second).toEqual(first);
    expect(changed).toMatchObject({ ...INQUIRY.sent, name: 'Anna Maria' });
    expect(changed?.idempotency_key).not.toBe(first?.idempotency_key);
    expect(last).toEqual(changed);
  });

  /** What only a browser decides: which redirects it follows, and what it may read. Others: deliver.test.ts. */
  test('every kind of answer is told as it is, and a long text can be copied', async ({
    page,
    service,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const form = await openAndFill(page, CONTACT);
    const send = async (answer: Answer) => {
      const before = service.requests();
      service.answers.push(answer);
      await buttonOf(form).click();
      await expect.poll(() => service.requests()).toBe(before + 1);
    };
    for (const answer of ['captcha', 'elsewhere', 'reset', 'gone'] as const)
      await test.step(answer, async () => {
        await send(answer);
        await expectNotSent(CONTACT, form);
        expect(await keptIn(page)).toEqual(['unsent-leads']);
        await expect(thanksOf(page, CONTACT)).toHaveCount(0);
      });
    expect(service.received).toEqual([]);
    for (const answer of ['no content', 'see other', 'permanent redirect'] as const)
      await test.step(answer, async () => {
        await send(answer);
        await expectThanks(page, CONTACT);
        await thanksOf(page, CONTACT).getByRole('button').click();
        await fillIn(form, CONTACT);
      });
    expect(service.received).toHaveLength(3);
    await test.step('a text that is too long for an e-mail', async () => {
      const long = `${message} `.repeat(200).trim();
      const { copyText, copied, tooLong, sendByEmail } = sending(CONTACT);
      await fieldOf(form, contact.message).fill(long);
      await send('gone');
      await expect(form.getByRole('status')).toHaveText(tooLong);
      const mail = form.getByRole('link', { name: sendByEmail });
      expect(((await mail.getAttribute('href')) ?? '').length).toBeLessThanOrEqual(1900);
      await form.getByRole('button', { name: copyText }).click();
      await expect(form.getByRole('status')).toHaveText(copied);
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text.replaceAll('\r', '')).toContain(`: Anna\n`);
      expect(text.replaceAll('\r', '')).toContain(`: ${long}`);
    });
  });

  test('a form that is refused stays, with messages; left on its way, it is kept', async ({
    page,
    service,
  }) => {
    const before = service.requests();
    service.answers.push('field errors', 'held');
    const form = await openAndFill(page, CONTACT);
    const [name, email] = [fieldOf(form, contact.name), fieldOf(form, contact.email)];
    await name.fill('A');
    await buttonOf(form).click();
    await expect(name).toHaveAccessibleDescription(english.words.forms.invalid.name);
    await name.fill(CONTACT.sent.name);
    expect(service.requests()).toBe(before);
    await buttonOf(form).click();
    await expect(email).toHaveAccessibleDescription(FIELD_ERROR);
    await expect(email).toBeFocused();
    await expect(form.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await expectTyped(form, CONTACT.typed);
    expect(await keptIn(page)).toEqual([]);
    await buttonOf(form).click();
    await expect.poll(() => service.received).toHaveLength(1);
    await page.goto('./blog');
    expect(await keptIn(page)).toEqual(['unsent-leads']);
    await page.goto(CONTACT.path);
    await CONTACT.open(page);
    await expectTyped(CONTACT.form(page), CONTACT.typed);
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
    await expect.poll(() => service.received).toHaveLength(1);
    await page.keyboard.press('Escape');
    const notice = page.getByRole('alert').filter({ hasText: italian.words.forms.notSent });
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'waited'))).toBe(10_000);
    await INQUIRY.open(page);
    await expect(buttonOf(form)).toHaveText(sending(INQUIRY).tryAgain);
    await expectTyped(form, INQUIRY.typed);
    // An answer that comes later changes nothing.
    service.release();
    await expect(thanksOf(page, INQUIRY)).toHaveCount(0);
  });

  test.describe('looked at by axe', () => {
    test.use({ bypassCSP: true });

    test('axe finds nothing in any state of either form', async ({ page, service }) => {
      for (const [index, lead] of FORMS.entries()) {
        const form = await openAndFill(page, lead);
        const look = (state: string) =>
          expectNoFindings(page, `${lead.name}, ${state}`, lead.scope, [index ? NARROW : WIDE]);
        await look('filled in');
        for (const [answer, label] of [
          ['field errors', lead.button],
          ['reset', sending(lead).tryAgain],
          ['held', sending(lead).sending],
        ] as const) {
          service.answers.push(answer);
          await buttonOf(form).click();
          await expect(buttonOf(form)).toHaveText(label);
          await look(answer);
        }
        service.release();
        await expectThanks(page, lead);
        await look('sent');
      }
    });
  });
});

/** Where scripts do not come, as on a page that was open before a deploy, or do not run. */
for (const [javaScriptEnabled, lead] of [
  [true, INQUIRY],
  [true, CONTACT],
  [false, INQUIRY],
  [false, CONTACT],
] as const)
  test.describe(javaScriptEnabled ? 'where scripts do not come' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, provoked: /./ });

    test(`${lead.name} is checked and sent by the browser`, async ({ page, service }) => {
      await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
      const form = await openAndFill(page, lead);
      const name = fieldOf(form, `${Object.keys(lead.typed)[0]}`);
      await name.fill('A');
      await buttonOf(form).click();
      await expect(name).toBeFocused();
      expect(service.received).toEqual([]);
      await name.fill(lead.sent.name);
      await buttonOf(form).click();
      await expect(page).toHaveURL(`.${lead.translation.prefix}/thanks`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(service.received.map(({ fields }) => fields)).toEqual([
        expect.objectContaining({ ...lead.sent, ...hiddenOf(lead), _gotcha: '' }),
      ]);
    });
  });
