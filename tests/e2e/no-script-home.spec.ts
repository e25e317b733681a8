import { SECTION_IDS } from '../support/specified-home.ts';
import { expectRightBelowHeader } from './support/geometry.ts';
import {
  ANCHORS,
  homeCopy,
  partners,
  services,
  site,
  testimonials,
} from './support/home-content.ts';
import { carouselOf, slidesOf, viewportOf } from './support/slides.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('§2 Without JavaScript: the home page has all sections in their order', async ({ page }) => {
  await page.goto('/');
  const order = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  expect(order).toEqual(SECTION_IDS);
});

test('§2 Without JavaScript: every word of the sections can be read', async ({ page }) => {
  await page.goto('/');
  const { hero, contact } = homeCopy;
  const { address } = site;
  const words = [
    [hero.headline, hero.lead, hero.startProject, hero.consultation, hero.claim],
    services.flatMap(({ title, description }) => [title, description]),
    [homeCopy.partners, homeCopy.blog, homeCopy.services].flatMap((s) => [s.heading, s.intro]),
    partners.flatMap(({ name, type }) => [name, type]),
    testimonials.flatMap(({ content, author, role, company }) => [
      content,
      author,
      `${role}, ${company}`,
    ]),
    [contact.heading, contact.intro, contact.form.title, site.email, site.phone, address.street],
  ].flat();
  for (const text of words) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
});

test('§2 Without JavaScript: the typed word is in sight', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(homeCopy.hero.typedWord);
  const word = page.locator('.typed-word-whole');
  await expect(word).toHaveText(homeCopy.hero.typedWord);
  await expect(word).toHaveCSS('opacity', '1');
});

test('§2 Without JavaScript: controls that cannot work are absent', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /testimonial|animation|^send$/i })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Suggested questions' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Colour scheme' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: homeCopy.welcome })).toHaveCount(0);
  await expect(main.locator('canvas')).toBeHidden();
});

test('§2 Without JavaScript: the chat offers the booking page instead', async ({ page }) => {
  await page.goto('/');
  const chat = page.getByRole('region', { name: `${site.name} assistant` });
  await expect(chat.getByRole('log')).toBeVisible();
  await expect(chat.getByRole('link')).toHaveAttribute('href', site.bookingUrl);
});

test('§2 Without JavaScript: the dialog of each service opens and closes', async ({ page }) => {
  await page.goto('/');
  for (const { title, modalTitle, modalBody } of services) {
    await test.step(title, async () => {
      const opener = page.getByRole('button', { name: `Learn more about ${title}`, exact: true });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: modalTitle });
      await expect(dialog).toBeVisible();
      for (const paragraph of modalBody.trim().split(/\n\s*\n/)) {
        await expect(dialog).toContainText(paragraph.replaceAll(/\s+/g, ' '));
      }
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }
});

test('§2 Without JavaScript: Launch opens the dialog, which gives e-mail and phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Launch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start Your Project' });
  await expect(dialog.getByText(site.email)).toBeVisible();
  await expect(dialog.getByText(site.phone)).toBeVisible();
});

for (const [width, perView] of [
  [390, 1],
  [1440, 2],
] as const) {
  test(`§2 Without JavaScript: the carousel is a list that scrolls and snaps at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const view = viewportOf(page);
    await view.scrollIntoViewIfNeeded();
    await expect(view).toHaveCSS('overflow-x', 'auto');
    await expect(view).toHaveCSS('scroll-snap-type', 'x mandatory');
    await expect(carouselOf(page).locator('[inert]')).toHaveCount(0);
    await expect(slidesOf(page)).toHaveCount(testimonials.length);
    const cards = slidesOf(page).getByRole('figure');
    await expect(cards.nth(perView - 1)).toBeInViewport({ ratio: 0.95 });
    await expect(cards.last()).not.toBeInViewport();
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeInViewport({ ratio: 0.95 });
  });
}

test('§2 Without JavaScript: header links lead to the sections', async ({ page }) => {
  await page.goto('/');
  for (const { label, id } of ANCHORS) {
    await page.getByRole('banner').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expectRightBelowHeader(page, page.locator(`#${id}`));
  }
});

test('§2 Without JavaScript: on a small screen the sections are one press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const { label, id } of ANCHORS) {
    await page.getByRole('banner').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
    await page.goto('/');
  }
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
});

test('§2 Without JavaScript: the contact form leaks nothing into the address', async ({ page }) => {
  await page.goto('/');
  const requests = await requestsOfSubmitting(page);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/');
});

/** Fills the contact form in and submits it, by the button and by Enter. */
async function requestsOfSubmitting(page: Page): Promise<string[]> {
  const form = page.getByRole('form', { name: 'Send us a message' });
  const labels = ['Name', 'Email', 'Subject', 'Message'];
  for (const label of labels) await form.getByLabel(label, { exact: true }).fill(`my ${label}`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await form.getByRole('button', { name: 'Send Message' }).click();
  await form.getByLabel('Subject').press('Enter');
  for (const label of labels) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(`my ${label}`);
  }
  return requests;
}
