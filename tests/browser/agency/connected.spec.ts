/** Both forms, connected to a service (tests/support/agency.ts): sent, not sent, and sent without scripts. */
import { toSitePath } from '#formatting/site-path.ts';
import { expectNoFindings, WIDE } from '../../support/accessibility-engines.ts';
import { agency, arabic, english, FIELD_ERRORS, italian, test } from '../../support/agency.ts';
import type { Translation } from '../../support/content.ts';
import { LEADS, leadFormOn } from '../../support/features.ts';
import { expectSoon } from '../../support/slow-page.ts';
import { expect, type Page } from '../../support/test.ts';

const INQUIRY = { kind: 'inquiry', translation: italian, path: './testimonials' } as const;
const contactIn = (translation: Translation) =>
  ({ kind: 'contact', translation, path: `.${translation.home}` }) as const;
const CONTACT = contactIn(english);

type Lead = typeof INQUIRY | typeof CONTACT;

const getFormStrings = ({ translation }: Lead) => translation.strings.forms;

async function openAndFill(
  page: Page,
  { kind, translation, path }: Lead,
): Promise<ReturnType<typeof leadFormOn>> {
  const form = leadFormOn(page, translation, kind);
  await page.goto(path);
  await form.open();
  await form.fill();
  return form;
}

/** The hidden values that are sent with a form. */
const getHidden = ({ translation: { language, getPath } }: Lead) => ({
  language,
  _next: toSitePath(getPath('/thanks'), agency.base),
  accessKey: 'public-1',
  constructor: 'public-2',
  elements: 'public-3',
  reset: 'public-4',
});

test.use({
  provoked:
    /^console: (Failed to load resource|Access to fetch|Uncaught|Minified React)|connect-src/,
});

test('an unsent inquiry stays in the form, from which it can be mailed', async ({
  page,
  service,
}) => {
  service.answers.push('lost');
  const inquiry = await openAndFill(page, INQUIRY);
  await expect(inquiry.form.locator('[name="_gotcha"]'), 'only programs fill it in').toBeHidden();
  await inquiry.submitButton.click();
  await inquiry.expectNotSent();
  await expect(inquiry.submitButton).toBeFocused();
  await inquiry.expectValues();
  const link = inquiry.form.getByRole('link', { name: getFormStrings(INQUIRY).sendByEmail });
  const mail = new URL((await link.getAttribute('href')) ?? '');
  expect(mail.pathname).toBe(agency.site.email);
  expect(mail.searchParams.get('subject')).toMatch(/: Anna/);
  const body = mail.searchParams.get('body');
  for (const text of Object.values(LEADS.inquiry)) expect(body).toContain(text);
  await link.click();
  await expect(link, 'the dialog stays open').toBeFocused();
});

test('a visitor who left before the response can send again', async ({ page, service }) => {
  service.answers.push('held', 'lost');
  const inquiry = await openAndFill(page, INQUIRY);
  await inquiry.submitButton.click();
  await expect.poll(() => service.received).toHaveLength(1);
  await page.goto('./blog');
  expect(await inquiry.stored()).toEqual(['unsent-inquiry']);
  await inquiry.open();
  await inquiry.expectValues();
  await inquiry.submitButton.click();
  await inquiry.expectNotSent();
  await inquiry.submitButton.click();
  await inquiry.expectThanks();
  const [first, ...again] = service.received;
  expect(again).toEqual([first, first]);
  const { idempotency_key, seconds, ...values } = first as Record<string, string>;
  expect(idempotency_key).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(Number(seconds)).toBeLessThan(120);
  expect(values).toEqual({ ...LEADS.inquiry, ...getHidden(INQUIRY) });
});

test('axe finds nothing in a form that is sent again', async ({ page, service, changed }) => {
  test.skip(Boolean(changed), 'axe does not see that a link in a translated sentence is inline');
  service.answers.push('lost', 'held');
  const inquiry = await openAndFill(page, INQUIRY);
  for (const state of [getFormStrings(INQUIRY).tryAgain, getFormStrings(INQUIRY).sending]) {
    await inquiry.submitButton.click();
    await expect(inquiry.submitButton).toHaveText(state);
    await expectNoFindings(page, state, '#site-inquiry', [WIDE]);
  }
});

test('a busy button says that it is sending, and sends once', async ({ page, service }) => {
  service.answers.push('held');
  const inquiry = await openAndFill(page, INQUIRY);
  const { submitButton: button } = inquiry;
  await button.click();
  await expect(button).toHaveText(getFormStrings(INQUIRY).sending);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await button.click();
  await expect.poll(() => service.received).toHaveLength(1);
  await service.release();
  await inquiry.expectThanks();
  expect(service.requests()).toBe(1);
});

/** submit-lead.test.ts has the responses that do not depend on the browser. */
test.describe('the contact form', () => {
  test('shows its own messages, then those of the service', async ({ page, service }) => {
    const contact = await openAndFill(page, CONTACT);
    const [name, email] = [contact.field('name'), contact.field('email')];
    await name.fill('A');
    await contact.submitButton.click();
    await expect(name).toHaveAccessibleDescription(english.strings.forms.invalid.name);
    expect(service.requests()).toBe(0);
    await contact.fill();
    service.answers.push('field errors');
    await contact.submitButton.click();
    await expect(email).toHaveAccessibleDescription(FIELD_ERRORS.email);
    await expect(email).toBeFocused();
    await expect(contact.form.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await contact.expectValues();
    expect(await contact.stored()).toEqual([]);
  });

  test('sends each different lead with a new key', async ({ page, service }) => {
    const contact = await openAndFill(page, CONTACT);
    // 'see other' redirects to the page of thanks, and fetch follows.
    service.answers.push('lost', 'see other', 'accepted');
    await contact.submitButton.click();
    await contact.expectNotSent();
    for (const message of ['Another text', LEADS.contact.message]) {
      await contact.fill({ ...LEADS.contact, message });
      await contact.submitButton.click();
      await contact.expectThanks();
    }
    expect(new Set(service.received.map((lead) => lead.idempotency_key)).size).toBe(3);
  });
});

test('a toast says after 10 s that a closed form was not sent', async ({ page, service }) => {
  service.answers.push('held');
  const inquiry = await openAndFill(page, INQUIRY);
  await inquiry.submitButton.click();
  await expect.poll(() => service.received).toHaveLength(1);
  await page.keyboard.press('Escape');
  const toast = page.getByRole('alert').filter({ hasText: italian.strings.forms.notSent });
  await expect(toast).toBeVisible({ timeout: 20_000 });
  // A later response changes nothing.
  await service.release();
  await inquiry.open();
  await inquiry.expectValues();
  await expect(inquiry.submitButton).toHaveText(getFormStrings(INQUIRY).tryAgain);
});

test('the browser sends a form whose island React has removed', async ({ page, service }) => {
  service.answers.push('server error');
  const contact = await openAndFill(page, CONTACT);
  await expect(page.locator('#contact [data-island-ready]')).toHaveCount(1);
  // React throws if it must remove an icon that another program has wrapped.
  await contact.submitButton.locator('svg').evaluate((icon) => {
    const wrapper = document.createElement('i');
    icon.replaceWith(wrapper);
    wrapper.append(icon);
  });
  await contact.submitButton.click();
  await expect(page.locator('#contact [data-island-failed]')).toHaveCount(1);
  const toast = page.getByRole('alert').filter({ hasText: english.strings.forms.notSent });
  await expect(toast).toContainText(agency.site.email);
  await contact.expectValues();
  await contact.submitButton.click();
  await expect(page).toHaveURL(`.${english.getPath('/thanks')}`);
  expect(service.received).toMatchObject([LEADS.contact]);
});

// On a page that was opened before a deploy, scripts may not load.
for (const [why, javaScriptEnabled, lead] of [
  ['if scripts do not load', true, INQUIRY],
  ['without JavaScript', false, contactIn(arabic)],
] as const)
  test.describe(why, () => {
    test.use({ javaScriptEnabled, provoked: /./ });

    test(`the browser checks and sends the ${lead.kind} form`, async ({ page, service }) => {
      await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
      await page.clock.install();
      const form = await openAndFill(page, lead);
      await form.field('name').fill('A');
      await form.submitButton.click();
      await expectSoon(page, (limit) => expect(form.field('name')).toBeFocused(limit));
      expect(service.received).toEqual([]);
      await form.fill();
      await form.submitButton.click();
      const thanks = `.${lead.translation.getPath('/thanks')}`;
      await expectSoon(page, (limit) => expect(page).toHaveURL(thanks, limit));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const sent = { ...LEADS[lead.kind], ...getHidden(lead), _gotcha: '' };
      expect(service.received).toEqual([expect.objectContaining(sent)]);
    });
  });
