import { expect, type Page, test } from '@playwright/test';
import { boxOf } from './support/geometry';
import { testimonials } from './support/home-content';
import { carouselOf, expectSlides, openCarousel, slidesOf, viewportOf } from './support/slides';

const previousOf = (page: Page) => carouselOf(page).getByRole('button', { name: /^Previous/ });
const nextOf = (page: Page) => carouselOf(page).getByRole('button', { name: /^Next/ });

/** What is in view as the carousel goes all the way round, by width of the window in px. */
const ROUNDS = [
  { width: 390, round: [[1], [2], [3], [1]] },
  {
    width: 1440,
    round: [
      [1, 2],
      [2, 3],
      [3, 1],
      [1, 2],
    ],
  },
];

test('§2 Testimonials carousel: headings, three testimonials and a link to all', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#testimonials');
  await expect(section.getByText('Client Success Stories', { exact: true })).toBeVisible();
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('What Our Clients Say');
  await expect(slidesOf(page)).toHaveCount(3);
  for (const [index, { content, author, role, company }] of testimonials.entries()) {
    const slide = slidesOf(page).nth(index);
    for (const text of [content, author, role, company]) await expect(slide).toContainText(text);
  }
  await section.getByRole('link', { name: 'View All Testimonials' }).click();
  await expect(page).toHaveURL('/testimonials');
});

for (const { width, round } of ROUNDS) {
  test(`§2 Testimonials carousel: loops forwards at ${width} px`, async ({ page }) => {
    await openCarousel(page, width);
    const [first, ...rest] = round as [number[], ...number[][]];
    await expectSlides(page, first);
    for (const slides of rest) {
      await nextOf(page).click();
      await expectSlides(page, slides);
    }
  });

  test(`§2 Testimonials carousel: loops backwards at ${width} px`, async ({ page }) => {
    await openCarousel(page, width);
    const [first, ...rest] = round.toReversed() as [number[], ...number[][]];
    await expectSlides(page, first);
    for (const slides of rest) {
      await previousOf(page).click();
      await expectSlides(page, slides);
    }
  });

  test(`§2 Testimonials carousel: its buttons are never disabled, as it loops, at ${width} px`, async ({
    page,
  }) => {
    await openCarousel(page, width);
    for (const slides of round) {
      await expectSlides(page, slides);
      await expect(previousOf(page)).toBeEnabled();
      await expect(nextOf(page)).toBeEnabled();
      await nextOf(page).click();
    }
  });

  test(`§2 Testimonials carousel: follows a drag in both directions at ${width} px`, async ({
    page,
  }) => {
    await openCarousel(page, width);
    const [first, second] = round as [number[], number[]];
    await expectSlides(page, first);
    await dragSideways(page, -1);
    await expectSlides(page, second);
    await dragSideways(page, 1);
    await expectSlides(page, first);
  });
}

test('§9 Testimonials carousel: one per view at 767 px, two from 768 px', async ({ page }) => {
  await openCarousel(page, 767);
  await expectSlides(page, [1]);
  await page.setViewportSize({ width: 768, height: 900 });
  await expectSlides(page, [1, 2]);
  await nextOf(page).click();
  await expectSlides(page, [2, 3]);
  await page.setViewportSize({ width: 767, height: 900 });
  await expectSlides(page, [2]);
});

test('§9 Testimonials carousel: two per view take half of it each', async ({ page }) => {
  await openCarousel(page, 768);
  const view = await boxOf(viewportOf(page));
  const [first, second] = [await boxOf(slidesOf(page).first()), await boxOf(slidesOf(page).nth(1))];
  expect(first.width).toBeCloseTo(second.width, 0);
  expect(second.x + second.width).toBeCloseTo(view.x + view.width, 0);
});

test('§2 Testimonials carousel: arrow keys work on the slides and on the buttons', async ({
  page,
}) => {
  await openCarousel(page, 1440);
  await viewportOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectSlides(page, [2, 3]);
  await page.keyboard.press('ArrowLeft');
  await expectSlides(page, [1, 2]);
  await page.keyboard.press('ArrowLeft');
  await expectSlides(page, [3, 1]);
  await nextOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectSlides(page, [1, 2]);
});

test('§2 Testimonials carousel: arrow keys do nothing while the focus is outside', async ({
  page,
}) => {
  await openCarousel(page, 1440);
  await expectSlides(page, [1, 2]);
  await page.getByRole('link', { name: 'View All Testimonials' }).focus();
  await page.keyboard.press('ArrowRight');
  await viewportOf(page).focus();
  await page.keyboard.press('ArrowRight');
  // One step, not two: the first key was nobody's.
  await expectSlides(page, [2, 3]);
});

test('§2 Testimonials carousel: buttons work by key and keep the focus', async ({ page }) => {
  await openCarousel(page, 390);
  await nextOf(page).focus();
  await page.keyboard.press('Enter');
  await expectSlides(page, [2]);
  await page.keyboard.press('Space');
  await expectSlides(page, [3]);
  await expect(nextOf(page)).toBeFocused();
});

test('§2 Testimonials carousel: says which testimonial it moved to', async ({ page }) => {
  await openCarousel(page, 390);
  const status = carouselOf(page).getByRole('status');
  await expect(status).toBeEmpty();
  await nextOf(page).click();
  const { author } = testimonials[1] as (typeof testimonials)[number];
  await expect(status).toContainText(`2 of 3: ${author}`);
});

test('§2 Testimonials carousel: with reduced motion it jumps and still loops', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page, 1440);
  await nextOf(page).click();
  await expectSlides(page, [2, 3]);
  await nextOf(page).click();
  await expectSlides(page, [3, 1]);
  await nextOf(page).click();
  await expectSlides(page, [1, 2]);
});

/** Drags the slides by most of one slide's width: -1 brings the next one, 1 the one before. */
async function dragSideways(page: Page, direction: -1 | 1): Promise<void> {
  const view = await boxOf(viewportOf(page));
  const { width } = await boxOf(slidesOf(page).first());
  const center = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  const reach = direction * width * 0.4;
  await page.mouse.move(center.x - reach, center.y);
  await page.mouse.down();
  await page.mouse.move(center.x + reach, center.y, { steps: 8 });
  await page.mouse.up();
}
