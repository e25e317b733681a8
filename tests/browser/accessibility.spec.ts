/** Axe in each state that a visitor can bring about. layouts.spec.ts runs it on pages as they load. */
import {
  expectNoFindings,
  NARROW,
  NARROW_DARK,
  show,
  WIDE,
} from '../support/accessibility-engines.ts';
import { services, strings, testimonials } from '../support/content.ts';
import { carouselOf, expectSlides, openCarousel } from '../support/slides.ts';
import { expect, test } from '../support/test.ts';

test.use({ bypassCSP: true });

test('axe finds nothing in the menu, the project dialog and its notice', {
  tag: '@unconnected',
}, async ({ page, inquiry }) => {
  await page.goto('./testimonials');
  await inquiry.launchButton.click();
  await expectNoFindings(page, 'dialog', '#inquiry');
  await inquiry.fill({ website: 'x' });
  await inquiry.submitButton.click();
  await expect(inquiry.dialog.locator('[aria-invalid]')).toHaveCount(5);
  await expectNoFindings(page, 'refused', '#inquiry');
  await inquiry.fill();
  await inquiry.submitButton.click();
  await expect(inquiry.successNotice).toBeVisible();
  await expectNoFindings(page, 'accepted', '.toast');
  await show(page, NARROW);
  await page.getByRole('button', { name: strings.header.openMenu }).click();
  await expectNoFindings(page, 'menu', '#menu', [NARROW, NARROW_DARK]);
});

test('axe finds nothing in a dialog of a service and a long chat', async ({ page, chat }) => {
  await page.goto('./');
  const [{ id = '', modalTitle = '' } = {}] = services;
  await page.evaluate((to) => location.assign(to), `#service-${id}`);
  await expect(page.getByRole('dialog', { name: modalTitle })).toBeVisible();
  await expectNoFindings(page, modalTitle, `#service-${id}`);
  await page.keyboard.press('Escape');
  await chat.field.focus();
  await chat.waitUntilReady();
  // Each further message completes the reply before it: a greeting, and five questions with their answers.
  for (const question of ['a', 'b', 'c', 'd', 'e']) await chat.send(question);
  await expect(chat.messages).toHaveCount(11);
  await expectNoFindings(page, 'chat', '.chat');
});

test('axe finds nothing on any slide', { tag: '@carousel' }, async ({ page }) => {
  await openCarousel(page, 390);
  for (let slide = 1; slide <= testimonials.length; slide += 1) {
    await expectSlides(page, [slide]);
    await expectNoFindings(page, `slide ${slide}`, '.carousel', [NARROW]);
    await carouselOf(page).getByRole('button', { name: strings.carousel.next }).click();
  }
  await show(page, WIDE);
  await expectSlides(page, [1, 2]);
  await expectNoFindings(page, 'two slides', '.carousel', [WIDE]);
});

test('axe finds nothing in comments and notices, refused and posted', {
  tag: '@comments',
}, async ({ page, article }) => {
  await article.open();
  await article.postButton.click();
  await expect(article.missingNotice).toBeVisible();
  // Notices stay while the focus is among them. Base UI then guards both ends of their list with hidden
  // elements that pass the focus on at once; axe takes them for controls, so the notices are its scope.
  await page.keyboard.press('F6');
  await expectNoFindings(page, 'refusal shown', '.toast');
  await expectNoFindings(page, 'refused', '#comments');
  await expect(article.missingNotice).toBeVisible();
  await article.post('Anna', 'Well said.');
  await expect(article.comments).toHaveCount(1);
  await page.keyboard.press('F6');
  await expectNoFindings(page, 'notice shown', '.toast');
  await expectNoFindings(page, 'posted', '#comments');
  await expect(article.addedNotice).toBeVisible();
});
