import { ArticlePage } from '../support/article-page.ts';
import { commentsOf, newest } from '../support/articles.ts';
import { ChatPanel } from '../support/chat-panel.ts';
import {
  ANCHORS,
  chatScript,
  commentFormCopy,
  homeCopy,
  inquiryCopy,
  partners,
  services,
  site,
  testimonials,
} from '../support/content.ts';
import { InquiryDialog } from '../support/inquiry-dialog.ts';
import { carouselOf, slidesOf, viewportOf } from '../support/slides.ts';
import { expect, STILL, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, ...STILL });

test('§2 Without JavaScript: every word of the home page is in its place', async ({ page }) => {
  await page.goto('./');
  const { hero, contact } = homeCopy;
  const words = [
    [hero.headline, hero.lead, hero.startProject, hero.consultation, hero.claim],
    services.flatMap(({ title, description }) => [title, description]),
    [homeCopy.partners, homeCopy.blog, homeCopy.services].flatMap((s) => [s.heading, s.intro]),
    partners.flatMap(({ type, figure, work, story = '' }) => [type, figure, work, story]),
    testimonials.flatMap((one) => [one.content, one.author, `${one.role}, ${one.company}`]),
    [contact.heading, contact.intro, contact.form.title],
    [site.email, site.phone, site.address.locality],
  ].flat();
  for (const text of words) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  const word = page.locator('.typed-word-whole');
  await expect(word).toHaveText(hero.typedWord);
  await expect(word).toHaveCSS('opacity', '1');
});

test('§2 Without JavaScript: controls that cannot work are absent', { tag: '@booking' }, async ({
  page,
}) => {
  const chat = new ChatPanel(page);
  await page.goto('./');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /testimonial|animation/i })).toHaveCount(0);
  await expect(main.locator('canvas')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: `${homeCopy.welcome}` })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Colour scheme' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
  for (const control of [chat.field, chat.sendButton]) await expect(control).toBeHidden();
  await expect(chat.quickReplies).toHaveCount(0);

  await test.step('the chat offers the booking page instead', async () => {
    await expect(chat.messages).toHaveCount(1);
    const line = chat.panel.getByText(chatScript.withoutScript);
    await expect(line).toBeVisible();
    await expect(line.getByRole('link')).toHaveAttribute('href', `${site.bookingUrl}`);
  });
});

test('§2 Without JavaScript: dialogs open and close', { tag: '@unconnected' }, async ({ page }) => {
  await page.goto('./');
  await test.step('of a service', async () => {
    const { title, modalTitle } = services[0] as (typeof services)[number];
    const opener = page.getByRole('button', {
      name: `${homeCopy.services.learnMore} about ${title}`,
      exact: true,
    });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: modalTitle });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('of the inquiry, with e-mail and phone in place of the form', async () => {
    const { launchButton, dialog, fields, submitButton, closeButton } = new InquiryDialog(page);
    await launchButton.click();
    const line = dialog.getByText(inquiryCopy.withoutScript);
    await expect(line).toContainText(site.email);
    await expect(line).toContainText(site.phone);
    await expect(fields).toHaveCount(0);
    await expect(submitButton).toBeHidden();
    await closeButton.click();
    await expect(dialog).toBeHidden();
  });
});

test('§2 Without JavaScript: the carousel is a list that scrolls and snaps', {
  tag: '@carousel',
}, async ({ page }) => {
  await page.goto('./');
  const view = viewportOf(page);
  const cards = slidesOf(page).getByRole('figure');
  await expect(slidesOf(page)).toHaveCount(testimonials.length);
  await expect(carouselOf(page).locator('[inert]')).toHaveCount(0);
  for (const [width, perView] of [
    [390, 1],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await view.scrollIntoViewIfNeeded();
    await expect(view).toHaveCSS('overflow-x', 'auto');
    await expect(view).toHaveCSS('scroll-snap-type', 'x mandatory');
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.nth(perView - 1)).toBeInViewport({ ratio: 0.95 });
    await expect(cards.last()).not.toBeInViewport();
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeInViewport({ ratio: 0.95 });
  }
});

test('§2 Without JavaScript: a small screen has the links of the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./testimonials');
  const header = page.getByRole('banner');
  for (const { label } of ANCHORS)
    await expect(header.getByRole('link', { name: label, exact: true })).toBeVisible();
  const { label, id } = ANCHORS.at(-1) ?? {};
  await header.getByRole('link', { name: `${label}`, exact: true }).click();
  await expect(page).toHaveURL(`./#${id}`);
  await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
});

test('§2 Without JavaScript: a line replaces the form for comments', { tag: '@comments' }, async ({
  page,
}) => {
  const article = new ArticlePage(page);
  await article.open(newest);
  await expect(page.locator('.prose').getByRole('paragraph').last()).toBeVisible();
  await expect(article.comments).toHaveCount(commentsOf(newest).length);
  for (const control of [article.nameField, article.commentField, article.postButton])
    await expect(control).toBeHidden();
  await expect(page.locator('#comments').getByText(commentFormCopy.withoutScript)).toBeVisible();
});
