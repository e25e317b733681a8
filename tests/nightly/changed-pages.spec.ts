/** Pages that translation, password managers and grammar checkers change, before and after islands hydrate. */
import { plural } from '#formatting/messages.ts';
import { italian, test as testAgency } from '../support/agency.ts';
import { uncommented } from '../support/articles.ts';
import { chatScript, inquiryCopy, language, strings, testimonials } from '../support/content.ts';
import { LEADS, leadFormOn, VALID_INQUIRY } from '../support/lead-form.ts';
import { insertBesideFields, reportLostTexts, translate } from '../support/page-changers.ts';
import { carouselOf, expectSlides } from '../support/slides.ts';
import { expect, MOVING, type Page, test } from '../support/test.ts';

/** In ms: how late the code of islands is, so that visitors act first. */
const DELAY = 400;

/** What React reports when it renders an island anew; nothing that the visitor did may be lost. */
const RENDERED_ANEW = /Minified React error #418/;

for (const moment of ['before', 'after'])
  test.describe(`changed ${moment} hydration`, () => {
    test.use({ ...MOVING, provoked: RENDERED_ANEW });

    async function open(page: Page, path: string): Promise<void> {
      await page.clock.install();
      await page.addInitScript(reportLostTexts);
      if (moment === 'before')
        await page.route('**/_astro/*.js', async (route) => {
          await new Promise((late) => setTimeout(late, DELAY));
          await route.continue();
        });
      await page.goto(path);
      if (moment === 'after') {
        // Intent loads every island.
        await page.locator('astro-island > *').evaluateAll((all) => {
          for (const one of all) one.dispatchEvent(new Event('focusin', { bubbles: true }));
        });
        await expect(page.locator('astro-island:not([data-island-ready])')).toHaveCount(0);
      }
      await page.evaluate(translate);
      await page.evaluate(insertBesideFields);
    }

    test('a quick reply and a message are answered, then the chat starts over', async ({
      page,
      chat,
    }) => {
      await open(page, './');
      const scrolled = () => page.evaluate(() => scrollY);
      await chat.quickReplies.first().click();
      await chat.field.click();
      const before = await scrolled();
      await page.keyboard.type('Hello there', { delay: 50 });
      await chat.waitUntilReady();
      await expect(chat.field).toHaveValue('Hello there');
      await expect(chat.field).toBeFocused();
      expect(await scrolled()).toBe(before);
      await page.keyboard.press('Enter');
      await expect(chat.field).toHaveValue('');
      await expect(async () => {
        await page.clock.fastForward(60_000);
        await expect(chat.messages).toHaveText([/./, /./, /./, /Hello there/, /./], {
          timeout: 500,
        });
      }).toPass();
      await chat.startOverButton.click();
      await expect(chat.messages).toHaveCount(1);
      await expect(chat.quickReplies).toHaveCount(chatScript.quickReplies.length);
    });

    test('comments are posted, counted and announced', {
      tag: '@comments',
    }, async ({ page, article }) => {
      await open(page, `./blog/${uncommented}`);
      await article.post('Anna', 'Well said.');
      await expect(article.comments).toHaveText([/Anna.*Well said\./]);
      await expect(article.addedNotice).toBeVisible();
      await article.post('Ben', ' ');
      await expect(article.missingNotice).toBeVisible();
      await article.post('Ben', 'Second that.');
      await expect(article.comments).toHaveCount(2);
      const { heading, count } = strings.comments;
      await expect(article.commentsHeading).toHaveText(plural(heading, 2, language));
      await expect(article.countLink).toHaveText(plural(count, 2, language));
      await expect(article.commentField).not.toHaveAttribute('aria-invalid');
    });

    test('the project form is refused, corrected and accepted', {
      tag: '@unconnected',
    }, async ({ page, inquiry }) => {
      await open(page, './blog');
      await inquiry.launchButton.click();
      const { name, ...others } = VALID_INQUIRY;
      await page.keyboard.type(name, { delay: 50 });
      await inquiry.fill({ ...others, email: 'anna@' });
      await expect(inquiry.field('name')).toHaveValue(name);
      await inquiry.submitButton.click();
      const email = inquiry.field('email');
      await expect(email).toHaveAccessibleDescription(strings.forms.invalid.email);
      await email.fill(VALID_INQUIRY.email);
      await expect(email).toHaveAccessibleDescription('');
      await inquiry.submitButton.click();
      await expect(inquiry.dialog).toBeHidden();
      await expect(inquiry.successNotice).toContainText(inquiryCopy.success);
    });

    test('a double click turns the carousel by two slides', { tag: '@carousel' }, async ({
      page,
    }) => {
      await open(page, './');
      const carousel = carouselOf(page);
      await carousel.getByRole('button', { name: strings.carousel.next }).dblclick();
      await expectSlides(page, [3, (3 % testimonials.length) + 1]);
      await expect(carousel.locator('.carousel-position')).toHaveText(/^3–\d+ \/ \d+$/);
      await expect(carousel.getByRole('status')).toContainText(`${testimonials[2]?.author}`);
    });
  });

testAgency.describe('a form reports whether it was sent', () => {
  // They share one service.
  testAgency.describe.configure({ mode: 'default' });
  testAgency.use({ provoked: /Failed to load resource|Uncaught|Minified React error/ });

  async function openAndFill(page: Page): Promise<ReturnType<typeof leadFormOn>> {
    const contact = leadFormOn(page, italian, 'contact');
    await page.goto('./');
    await contact.open();
    await contact.fill();
    await expect(page.locator('#contact [data-island-ready]')).toHaveCount(1);
    return contact;
  }

  testAgency('changed by translation and a password manager', async ({ page, service }) => {
    service.answers.push('field errors', 'server error', 'held');
    const contact = await openAndFill(page);
    const { form, submitButton } = contact;
    await page.evaluate(translate);
    await page.evaluate(insertBesideFields);
    await submitButton.click();
    await expect(contact.field('email')).toHaveAccessibleDescription(/.+/);
    await submitButton.click();
    await contact.expectNotSent();
    const { sendByEmail, sending } = italian.strings.sending;
    await expect(form.getByRole('link', { name: sendByEmail })).toBeVisible();
    await submitButton.click();
    await expect(submitButton).toHaveText(sending);
    service.release();
    await contact.expectThanks();
    await expect(submitButton).toHaveText(italian.homeCopy.contact.form.submit);
    await expect(form.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });

  testAgency(
    'sent by the browser after React has given up the island',
    async ({ page, service }) => {
      service.answers.push('server error');
      const contact = await openAndFill(page);
      // React cannot remove an icon that something has wrapped.
      await contact.submitButton.locator('svg').evaluate((icon) => {
        const wrapper = document.createElement('i');
        icon.replaceWith(wrapper);
        wrapper.append(icon);
      });
      await contact.submitButton.click();
      await expect(page.locator('#contact [data-island-failed]')).toHaveCount(1);
      const notice = page.getByRole('alert').filter({ hasText: italian.strings.forms.notSent });
      await expect(notice).toContainText(italian.site.email);
      await contact.expectValues();
      // Now the browser sends the form.
      await contact.submitButton.click();
      await expect(page).toHaveURL('./thanks');
      expect(service.received.map(({ fields }) => fields)).toMatchObject([LEADS.contact]);
    },
  );
});
