import {
  ANCHORS,
  articles,
  chatScript,
  commentFormCopy,
  homeCopy,
  inquiryCopy,
  NEWEST_PATH,
  partners,
  site,
  strings,
} from '../support/content.ts';
import { resize } from '../support/geometry.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test.describe('§2 Without JavaScript', () => {
  test.beforeEach(({ page }) => page.goto('./'));

  // tests/built compares the text of the page with the content.
  test('sections, headings, cards and the typed word are visible', async ({ page }) => {
    const parts = 'main > section, main h2, main h3, main article, main figure, .typed-word-whole';
    for (const part of await page.locator(parts).and(page.locator(':not(dialog *)')).all())
      await expect(part).toBeVisible();
    await expect(page.locator('.typed-word-whole')).toHaveCSS('opacity', '1');
  });

  test('controls that cannot work are missing', async ({ page, chat }) => {
    for (const name of [strings.carousel.next, strings.pauseAnimation, strings.header.openMenu])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('group', { name: strings.theme.legend })).toHaveCount(0);
    for (const control of [chat.field, chat.sendButton, page.locator('main canvas')])
      await expect(control).toBeHidden();
    await expect(chat.quickReplies).toHaveCount(0);
    await expect(chat.panel.getByText(chatScript.withoutScript)).toBeVisible();
  });

  test('live regions exist before they announce anything', async ({ page, chat }) => {
    await expect(chat.log).toBeAttached();
    await expect(page.locator('#hero [role="status"]')).toHaveText(homeCopy.welcome ? [''] : []);
  });

  test('on phones, the header still has its links', async ({ page }) => {
    await resize(page, '390×844');
    const linkTo = (name: string) =>
      page.getByRole('banner').getByRole('link', { name, exact: true });
    for (const { label } of ANCHORS) await expect(linkTo(label)).toBeVisible();
    const { label, id } = ANCHORS.at(-1) ?? {};
    await linkTo(`${label}`).click();
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
  });

  test('on phones, a partner’s name leads to its card', { tag: '@partners' }, async ({ page }) => {
    await resize(page, '390×844');
    const names = page.locator('#projects ol').getByRole('link');
    await expect(names).toHaveCount(partners.length);
    for (const name of await names.all()) {
      await name.click();
      await expect(page.locator('article:target')).toBeInViewport({ ratio: 0.5 });
      await expect(name).toBeInViewport();
    }
  });

  test('the carousel scrolls and snaps', { tag: '@carousel' }, async ({ page, carousel }) => {
    const cards = carousel.slides.getByRole('figure');
    await expect(carousel.root.locator('[inert]')).toHaveCount(0);
    await expect(carousel.root.locator('[role="status"]')).toBeEmpty();
    await expect(carousel.viewport).toHaveCSS('scroll-snap-type', 'x mandatory');
    for (const [index, size] of (['390×900', '1440×900'] as const).entries()) {
      await resize(page, size);
      await cards.first().scrollIntoViewIfNeeded();
      await expect(cards.nth(index)).toBeInViewport({ ratio: 0.95 });
      await expect(cards.last()).not.toBeInViewport();
      await cards.last().scrollIntoViewIfNeeded();
      await expect(cards.last()).toBeInViewport({ ratio: 0.95 });
    }
  });
});

test('§2 Without JavaScript, a text replaces the form for comments', { tag: '@comments' }, async ({
  page,
  article,
}) => {
  await article.open(NEWEST_PATH);
  await expect(page.locator('.prose > *').first()).toBeVisible();
  await expect(article.comments).toHaveCount(Number(articles[0]?.comments.length));
  for (const control of [article.nameField, article.commentField, article.postButton])
    await expect(control).toBeHidden();
  await expect(page.locator('#comments').getByText(commentFormCopy.withoutScript)).toBeVisible();
});

test('§2 Without JavaScript, a text replaces the form for inquiries', {
  tag: '@unconnected',
}, async ({ page, inquiry }) => {
  await page.goto('./');
  await inquiry.launchButton.click();
  const line = inquiry.dialog.getByText(inquiryCopy.withoutScript);
  for (const name of [site.email, site.phone])
    await expect(line.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(inquiry.fields).toHaveCount(0);
  await expect(inquiry.submitButton).toBeHidden();
  // services.spec.ts opens a service's dialog before scripts run.
  await inquiry.closeButton.click();
  await expect(inquiry.dialog).toBeHidden();
  await expect(inquiry.launchButton).toBeFocused();
});
