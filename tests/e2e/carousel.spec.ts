import { delayScripts } from './support/delayed-scripts';
import { boxOf } from './support/geometry';
import { testimonials } from './support/home-content';
import { carouselOf, expectSlides, openCarousel, slidesOf, viewportOf } from './support/slides';
import { expect, type Page, test } from './support/test';

const previousOf = (page: Page) => carouselOf(page).getByRole('button', { name: /^Previous/ });
const nextOf = (page: Page) => carouselOf(page).getByRole('button', { name: /^Next/ });
const positionOf = (page: Page) => carouselOf(page).locator('.carousel-position');

const LAST = testimonials.length;
const after = (slide: number) => (slide % LAST) + 1;
const ALL_ROUND = [...testimonials.map((_, index) => index + 1), 1];

/** What is in view as the carousel goes all the way round, by width of the window in px. */
const ROUNDS = [
  { width: 390, round: ALL_ROUND.map((slide) => [slide]) },
  { width: 1440, round: ALL_ROUND.map((slide) => [slide, after(slide)]) },
];

test('§2 Testimonials carousel: headings, at least three testimonials and a link to all', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#testimonials');
  await expect(section.getByText('Client Success Stories', { exact: true })).toBeVisible();
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('What Our Clients Say');
  expect(testimonials.length).toBeGreaterThanOrEqual(3);
  await expect(slidesOf(page)).toHaveCount(testimonials.length);
  for (const [index, { content, author, role, company }] of testimonials.entries()) {
    const slide = slidesOf(page).nth(index);
    for (const text of [content, author, role, company]) await expect(slide).toContainText(text);
  }
  await section.getByRole('link', { name: 'View All Testimonials' }).click();
  await expect(page).toHaveURL('/testimonials');
});

for (const { width, round } of ROUNDS) {
  test(`§2 Testimonials carousel: loops both ways at ${width} px, by buttons that are never disabled, and follows a drag`, async ({
    page,
  }) => {
    await openCarousel(page, width);
    const [first, second] = round as [number[], number[]];
    await test.step('forwards', async () => {
      for (const slides of round) {
        await expectSlides(page, slides);
        await expect(previousOf(page)).toBeEnabled();
        await expect(nextOf(page)).toBeEnabled();
        if (slides !== round.at(-1)) await nextOf(page).click();
      }
    });
    await test.step('backwards', async () => {
      for (const slides of round.toReversed().slice(1)) {
        await previousOf(page).click();
        await expectSlides(page, slides);
      }
    });
    await test.step('by dragging, in both directions', async () => {
      await dragSideways(page, -1);
      await expectSlides(page, second);
      await dragSideways(page, 1);
      await expectSlides(page, first);
    });
  });
}

test('§9 Testimonials carousel: one per view at 767 px, two halves from 768 px; resizing keeps the slide', async ({
  page,
}) => {
  await openCarousel(page, 767);
  await expectSlides(page, [1]);
  await page.setViewportSize({ width: 768, height: 900 });
  await expectSlides(page, [1, 2]);
  const view = await boxOf(viewportOf(page));
  const [one, two] = [await boxOf(slidesOf(page).first()), await boxOf(slidesOf(page).nth(1))];
  expect(one.width).toBeCloseTo(two.width, 0);
  expect(two.x + two.width).toBeCloseTo(view.x + view.width, 0);
  await nextOf(page).click();
  await expectSlides(page, [2, 3]);
  await page.setViewportSize({ width: 767, height: 900 });
  await expectSlides(page, [2]);
  await nextOf(page).click();
  await expectSlides(page, [3]);
  await page.setViewportSize({ width: 768, height: 900 });
  await expectSlides(page, [3, after(3)]);
});

test('§2 Testimonials carousel: arrow keys work on the slides and on the buttons, not outside', async ({
  page,
}) => {
  await openCarousel(page, 1440);
  await viewportOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectSlides(page, [2, 3]);
  await page.keyboard.press('ArrowLeft');
  await expectSlides(page, [1, 2]);
  await page.keyboard.press('ArrowLeft');
  await expectSlides(page, [LAST, 1]);
  await nextOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectSlides(page, [1, 2]);
  await page.getByRole('link', { name: 'View All Testimonials' }).focus();
  await page.keyboard.press('ArrowRight');
  await viewportOf(page).focus();
  await page.keyboard.press('ArrowRight');
  // One step, not two: the key outside was nobody's.
  await expectSlides(page, [2, 3]);
});

test('§2 Testimonials carousel: buttons work by key, keep the focus, and say and show the position', async ({
  page,
}) => {
  await openCarousel(page, 390);
  const status = carouselOf(page).getByRole('status');
  await expect(status).toBeEmpty();
  await expect(positionOf(page)).toHaveText(`1 / ${LAST}`);
  await nextOf(page).focus();
  await page.keyboard.press('Enter');
  await expectSlides(page, [2]);
  const { author } = testimonials[1] as (typeof testimonials)[number];
  await expect(status).toContainText(`2 of ${LAST}: ${author}`);
  await expect(positionOf(page)).toHaveText(`2 / ${LAST}`);
  await page.keyboard.press('Space');
  await expectSlides(page, [3]);
  await expect(positionOf(page)).toHaveText(`3 / ${LAST}`);
  await expect(nextOf(page)).toBeFocused();
});

test('§2 Testimonials carousel: with reduced motion it jumps and still loops', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page, 1440);
  for (const slides of ALL_ROUND.slice(1).map((slide) => [slide, after(slide)])) {
    await nextOf(page).click();
    await expectSlides(page, slides);
  }
});

test('§2 Testimonials carousel: on a right-to-left page the next slide comes from the left', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html lang="en"', '<html lang="ar" dir="rtl"');
    await route.fulfill({ response, body });
  });
  await openCarousel(page, 1440);
  await expectSlides(page, [2, 1]);
  await nextOf(page).click();
  await expectSlides(page, [3, 2]);
  await viewportOf(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expectSlides(page, [after(3), 3]);
  await page.keyboard.press('ArrowRight');
  await expectSlides(page, [3, 2]);
  await dragSideways(page, -1);
  await expectSlides(page, [2, 1]);
});

test('§4 Testimonials carousel: scrolled and pressed before its code arrives, it goes on from there', async ({
  page,
}) => {
  const script = await delayScripts(page, /\/_astro\/Carousel\.island\./);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await carouselOf(page).scrollIntoViewIfNeeded();
  await slidesOf(page).nth(1).scrollIntoViewIfNeeded();
  await viewportOf(page).evaluate((list) => list.scrollTo({ left: list.clientWidth }));
  await nextOf(page).click();
  await expect.poll(() => script.requested).toHaveLength(1);
  await expect(nextOf(page)).toHaveCSS('cursor', 'progress');
  script.release();
  await expectSlides(page, [3]);
  await expect(positionOf(page)).toHaveText(`3 / ${LAST}`);
  await expect(nextOf(page)).toHaveCSS('cursor', 'pointer');
});

/** Drags the slides by most of one slide's width: -1 to the left, 1 to the right. */
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
