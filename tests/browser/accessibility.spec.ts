/**
 * Checks one page of each layout, and states that visitors cause. tests/nightly/every-page.spec.ts checks all pages in
 * the first language, with a second engine, too.
 */
import {
  applyLook,
  expectNoFindings,
  NARROW,
  NARROW_DARK,
  WIDE,
} from '../support/accessibility-engines.ts';
import { LAYOUTS, services, strings } from '../support/content.ts';
import { getSidewaysOverflow, resize } from '../support/geometry.ts';
import { expectGoodStops } from '../support/tab-stops.ts';
import { expect, test } from '../support/test.ts';

test.use({ provoked: /404/ });

for (const path of LAYOUTS)
  test(`axe and the Tab key find nothing wrong on ${path}`, async ({ page }) => {
    await page.goto(path);
    await resize(page, '1440×800');
    await expectGoodStops(page);
    await resize(page, '768×900');
    expect(await getSidewaysOverflow(page)).toBe(0);
    await expectNoFindings(page, path);
  });

test.describe('states that visitors cause', () => {
  test('axe finds nothing in the carousel', { tag: '@carousel' }, async ({ page, carousel }) => {
    await carousel.open(390);
    await expectNoFindings(page, 'carousel', '.carousel');
  });

  test('axe finds nothing in the dialog of a service', { tag: '@services' }, async ({ page }) => {
    const dialog = `#service-${services[0]?.id}`;
    await page.goto(`./${dialog}`);
    const body = page.locator(`${dialog} .dialog-body`);
    await expect(body).toBeVisible();
    for (const look of [NARROW, WIDE]) {
      await applyLook(page, look);
      // At the end of the text, the dialog's call to action covers no link.
      await body.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expectNoFindings(page, 'service', dialog, [look]);
    }
  });

  test('axe finds nothing in a long conversation', async ({ page, chat }) => {
    await page.goto('./');
    await chat.field.focus();
    await chat.waitUntilReady();
    // Each message completes the previous reply, so a greeting, five questions and at least four replies are shown.
    for (const question of ['a', 'b', 'c', 'd', 'e']) await chat.send(question);
    await expect(chat.messages.nth(9)).toBeVisible();
    await expectNoFindings(page, 'chat', '.chat');
  });

  test('axe finds nothing in a refused inquiry', async ({ page, inquiry }) => {
    await page.goto('./');
    await inquiry.startButton.click();
    await inquiry.fill({ website: 'x' });
    await inquiry.submitButton.click();
    await expect(inquiry.invalidFields).not.toHaveCount(0);
    await expectNoFindings(page, 'refused', '#site-inquiry');
  });

  test('axe finds nothing in the toast for an inquiry', { tag: '@unconnected' }, async ({
    page,
    inquiry,
  }) => {
    await page.goto('./');
    await inquiry.startButton.click();
    await inquiry.fill();
    await inquiry.submitButton.click();
    await expect(inquiry.successToast).toBeVisible();
    await expectNoFindings(page, 'accepted', '.toast');
  });

  test('axe finds nothing in the menu', async ({ page }) => {
    await page.goto('./');
    await applyLook(page, NARROW);
    await page.getByRole('button', { name: strings.header.openMenu }).click();
    await expectNoFindings(page, 'menu', '#site-menu', [NARROW, NARROW_DARK]);
  });
});

test('axe finds nothing in comments', { tag: '@comments' }, async ({ page, article }) => {
  await article.open();
  for (const [act, toast] of [
    [() => article.postButton.click(), article.missingToast],
    [() => article.post('Anna', 'Well said.'), article.addedToast],
  ] as const) {
    await act();
    await expect(toast).toBeVisible();
    // Toasts stay while the focus is among them. Base UI then guards both ends of their list with hidden elements that
    // pass the focus on at once. To axe, these are controls, so it runs only on toasts and comments.
    await page.keyboard.press('F6');
    for (const scope of ['.toast', '#comments']) await expectNoFindings(page, scope, scope);
    await expect(toast).toBeVisible();
  }
});
