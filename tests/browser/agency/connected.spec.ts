/** Both forms connected to a service (tests/support/form-service.ts): one on an Italian page, one on an English one. */
import { sitePath } from '#formatting/site-path.ts';
import { expectNoFindings, NARROW, WIDE } from '../../support/accessibility-engines.ts';
import { agency, arabic, english, FIELD_ERROR, italian, test } from '../../support/agency.ts';
import type { Translation } from '../../support/content.ts';
import type { Answer } from '../../support/form-service.ts';
import { LEADS, leadFormOn } from '../../support/lead-form.ts';
import { expect, type Page } from '../../support/test.ts';

const INQUIRY = { kind: 'inquiry', translation: italian, path: './testimonials' } as const;
const contactIn = (translation: Translation) =>
  ({ kind: 'contact', translation, path: `.${translation.home}` }) as const;
const CONTACT = contactIn(english);

type Lead = typeof INQUIRY | typeof CONTACT;

const wordsOf = ({ translation }: Lead) => translation.strings.sending;

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

/** What is sent with a form, besides what was typed. */
const hiddenOf = ({ translation: { language, prefix } }: Lead) => ({
  language,
  _next: sitePath(`${prefix}/thanks`, agency.base),
  access_key: 'public-1',
});

for (const lead of [INQUIRY, CONTACT])
  test(`the ${lead.kind} form arrives, once, with its key`, async ({ page, service }) => {
    const before = service.requests();
    service.answers.push('held');
    const form = await openAndFill(page, lead);
    const { submitButton: button } = form;
    await expect(form.form.locator('[name="_gotcha"]'), 'only programs fill it in').toBeHidden();
    await button.click();
    await expect(button).toHaveText(wordsOf(lead).sending);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeEnabled();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await button.click();
    await expect.poll(() => service.received).toHaveLength(1);
    service.release();
    await form.expectThanks();
    expect(service.requests() - before).toBe(1);
    const [{ fields, headers } = { fields: {}, headers: {} }] = service.received;
    const { idempotency_key, seconds, ...values } = fields as Record<string, string>;
    expect(idempotency_key).toMatch(/^\d+-\d+-\d+-\d+$/);
    expect(Number(seconds)).toBeLessThan(120);
    expect(values).toEqual({ ...LEADS[lead.kind], ...hiddenOf(lead) });
    expect(headers.referer).toBe(`${new URL(page.url()).origin}/`);
    expect(headers.cookie).toBeUndefined();
  });

test.describe('failing', () => {
  test.use({ provoked: /^console: (Failed to load resource|Access to fetch)|connect-src/ });

  /** sender.test.ts shows that a changed form is another lead. */
  test('a form that failed is kept, and sent again to the letter', async ({ page, service }) => {
    service.answers.push('lost', 'lost');
    const inquiry = await openAndFill(page, INQUIRY);
    await inquiry.submitButton.click();
    await inquiry.expectNotSent();
    await expect(inquiry.submitButton).toBeFocused();
    await inquiry.expectValues();
    // An e-mail holds what was typed.
    const link = inquiry.form.getByRole('link', { name: wordsOf(INQUIRY).sendByEmail });
    const mail = new URL((await link.getAttribute('href')) ?? '');
    expect(mail.pathname).toBe(agency.site.email);
    expect(mail.searchParams.get('subject')).toMatch(/: Anna/);
    const body = mail.searchParams.get('body');
    for (const text of Object.values(LEADS.inquiry)) expect(body).toContain(text);
    await link.click();
    await expect(link, 'a dialog stays open').toBeFocused();
    // On another page it is there, and the same when it is sent.
    await page.goto('./blog');
    await inquiry.open();
    await inquiry.expectValues();
    await inquiry.submitButton.click();
    await inquiry.expectNotSent();
    await inquiry.submitButton.click();
    await inquiry.expectThanks();
    const [first, ...again] = service.received.map(({ fields }) => fields);
    expect(again).toEqual([first, first]);
  });

  /** What only a browser decides: which redirects it follows, and what it may read. Others: deliver.test.ts. */
  test('each kind of answer shows its own message; a long text can be copied', async ({
    page,
    service,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const contact = await openAndFill(page, CONTACT);
    const send = async (answer: Answer) => {
      const before = service.requests();
      service.answers.push(answer);
      await contact.submitButton.click();
      await expect.poll(() => service.requests(), answer).toBe(before + 1);
    };
    for (const answer of ['captcha', 'elsewhere', 'reset', 'gone'] as const) {
      await send(answer);
      await contact.expectNotSent();
      expect(await contact.stored()).toEqual(['unsent-leads']);
    }
    expect(service.received).toEqual([]);
    for (const answer of ['no content', 'see other', 'permanent redirect'] as const) {
      await send(answer);
      await contact.expectThanks();
      await contact.fill();
    }
    expect(service.received).toHaveLength(3);
    const long = `${LEADS.contact.message} `.repeat(200).trim();
    const { copyText, copied, tooLong, sendByEmail } = wordsOf(CONTACT);
    await contact.fill({ message: long });
    await send('gone');
    const status = contact.form.getByRole('status');
    await expect(status).toHaveText(tooLong);
    const mail = contact.form.getByRole('link', { name: sendByEmail });
    expect(((await mail.getAttribute('href')) ?? '').length).toBeLessThanOrEqual(1900);
    await contact.form.getByRole('button', { name: copyText }).click();
    await expect(status).toHaveText(copied);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of [': Anna\n', `: ${long}`]) expect(text.replaceAll('\r', '')).toContain(part);
  });

  test('refused, a form has messages; left on its way, it is kept', async ({ page, service }) => {
    const before = service.requests();
    service.answers.push('field errors', 'held');
    const contact = await openAndFill(page, CONTACT);
    const [name, email] = [contact.field('name'), contact.field('email')];
    await name.fill('A');
    await contact.submitButton.click();
    await expect(name).toHaveAccessibleDescription(english.strings.forms.invalid.name);
    expect(service.requests()).toBe(before);
    await contact.fill();
    await contact.submitButton.click();
    await expect(email).toHaveAccessibleDescription(FIELD_ERROR);
    await expect(email).toBeFocused();
    await expect(contact.form.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await contact.expectValues();
    expect(await contact.stored()).toEqual([]);
    await contact.submitButton.click();
    await expect.poll(() => service.received).toHaveLength(1);
    await page.goto('./blog');
    expect(await contact.stored()).toEqual(['unsent-leads']);
    await page.goto(CONTACT.path);
    await contact.open();
    await contact.expectValues();
  });

  test('no answer within 10 s, the dialog closed: a notice says so', async ({ page, service }) => {
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (ms) => {
        Object.assign(window, { waited: ms });
        return timeout.call(AbortSignal, ms / 10);
      };
    });
    service.answers.push('held');
    const inquiry = await openAndFill(page, INQUIRY);
    await inquiry.submitButton.click();
    await expect.poll(() => service.received).toHaveLength(1);
    await page.keyboard.press('Escape');
    const notice = page.getByRole('alert').filter({ hasText: italian.strings.forms.notSent });
    await expect(notice).toBeVisible();
    expect(await page.evaluate('waited')).toBe(10_000);
    // An answer that comes later changes nothing.
    service.release();
    await inquiry.open();
    await inquiry.expectValues();
    await expect(inquiry.submitButton).toHaveText(wordsOf(INQUIRY).tryAgain);
  });

  test.describe('looked at by axe', () => {
    test.use({ bypassCSP: true });

    test('axe finds nothing in any state of either form', async ({ page, service }) => {
      for (const [lead, look] of [
        [INQUIRY, WIDE],
        [CONTACT, NARROW],
      ] as const) {
        const form = await openAndFill(page, lead);
        for (const [answer, word] of [
          ['field errors', undefined],
          ['reset', wordsOf(lead).tryAgain],
          ['held', wordsOf(lead).sending],
        ] as const) {
          service.answers.push(answer);
          await form.submitButton.click();
          if (word) await expect(form.submitButton).toHaveText(word);
          else await expect(form.field('email')).toHaveAccessibleDescription(FIELD_ERROR);
          await expectNoFindings(page, answer, `#${lead.kind}`, [look]);
        }
        service.release();
        await form.expectThanks();
      }
    });
  });
});

/** Where scripts do not come, as on a page that was open before a deploy, or do not run. */
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'where scripts do not come' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, provoked: /./ });

    for (const lead of [INQUIRY, javaScriptEnabled ? CONTACT : contactIn(arabic)])
      test(`the browser checks and sends the ${lead.kind} form`, async ({ page, service }) => {
        await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
        const form = await openAndFill(page, lead);
        await form.field('name').fill('A');
        await form.submitButton.click();
        await expect(form.field('name')).toBeFocused();
        expect(service.received).toEqual([]);
        await form.fill();
        await form.submitButton.click();
        await expect(page).toHaveURL(`.${lead.translation.prefix}/thanks`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const sent = { ...LEADS[lead.kind], ...hiddenOf(lead), _gotcha: '' };
        expect(service.received.map(({ fields }) => fields)).toEqual([
          expect.objectContaining(sent),
        ]);
      });
  });
