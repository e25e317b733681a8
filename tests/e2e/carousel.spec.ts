import { delayScripts } from './support/delayed-scripts.ts';
import { boxOf } from './support/geometry.ts';
import { testimonials } from './support/home-content.ts';
import { collectTrouble } from './support/page-trouble.ts';
import { carouselOf, expectSlides, openCarousel, slidesOf, viewportOf } from './support/slides.ts';
import { expect, type Page, test } from './support/test.ts';

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

test('§2 Testimonials carousel: with reduced motion it jumps where else it slides, and still loops', async ({
  page,
}) => {
  await openCarousel(page, 1440);
  const slid = await recordPositions(page);
  await nextOf(page).click();
  await expectSlides(page, [2, 3]);
  expect((await slid()).length).toBeGreaterThan(2);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page, 1440);
  for (const slides of ALL_ROUND.slice(1).map((slide) => [slide, after(slide)])) {
    const jumped = await recordPositions(page);
    await nextOf(page).click();
    await expectSlides(page, slides);
    expect(await jumped(), 'where it stood and where it stands').toHaveLength(2);
  }
});

test('§2 Testimonials carousel: two fit on a wide screen, where nothing loops and both buttons are disabled', async ({
  page,
}) => {
  const trouble = await collectTrouble(page);
  await serveTestimonials(page, 2);
  await openCarousel(page, 390);
  await expectSlides(page, [1]);
  await expect(previousOf(page)).toBeEnabled();
  await nextOf(page).click();
  await expectSlides(page, [2]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectSlides(page, [1, 2]);
  await expect(previousOf(page)).toBeDisabled();
  await expect(nextOf(page)).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(previousOf(page)).toBeEnabled();
  await expect(nextOf(page)).toBeEnabled();
  expect(trouble, 'the page is one that React could have written').toEqual([]);
});

for (const width of [390, 1440]) {
  test(`§2 Testimonials carousel: a single testimonial at ${width} px has nowhere to go`, async ({
    page,
  }) => {
    await serveTestimonials(page, 1);
    await openCarousel(page, width);
    await expect(slidesOf(page)).toHaveCount(1);
    await expect(previousOf(page)).toBeDisabled();
    await expect(nextOf(page)).toBeDisabled();
    await expect(positionOf(page)).toHaveText('1 / 1');
  });
}

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

/** What is pressed before the carousel's code arrives, and the slide it leads to. */
const EARLY_PRESSES: {
  presses: string;
  press(page: Page): Promise<void>;
  slide: number;
}[] = [
  {
    presses: 'Next twice',
    press: async (page) => {
      await nextOf(page).click();
      await nextOf(page).click();
    },
    slide: 3,
  },
  {
    presses: 'Next and Previous',
    press: async (page) => {
      await nextOf(page).click();
      await previousOf(page).click();
    },
    slide: 1,
  },
  {
    presses: 'arrow keys on a button and on the slides',
    press: async (page) => {
      await previousOf(page).focus();
      await page.keyboard.press('ArrowRight');
      await viewportOf(page).focus();
      await page.keyboard.press('ArrowRight');
    },
    slide: 3,
  },
];

for (const { presses, press, slide } of EARLY_PRESSES) {
  test(`§4 Testimonials carousel: pressed before its code arrives, every step counts: ${presses}`, async ({
    page,
  }) => {
    const script = await delayScripts(page, /\/_astro\/Carousel\.island\./);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/');
    await carouselOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => script.requested).toHaveLength(1);
    await press(page);
    script.release();
    await expect(carouselOf(page).getByRole('status')).toContainText(`${slide} of ${LAST}: `);
    await expectSlides(page, [slide]);
  });
}

test('§4 before the carousel is ready, Alt and Left stays the browser’s', async ({ page }) => {
  await delayScripts(page, /\/_astro\/Carousel\.island\./);
  await page.goto('/');
  const pressLeft = (altKey: boolean) =>
    nextOf(page).evaluate((button, alt) => {
      const init = { key: 'ArrowLeft', code: 'ArrowLeft', altKey: alt };
      return button.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      );
    }, altKey);
  expect(await pressLeft(true), 'left to the browser').toBe(true);
  expect(await pressLeft(false), 'left to the browser').toBe(false);
});

/** Notes each place that the slides are drawn at from now on; returns how to read them. */
async function recordPositions(page: Page): Promise<() => Promise<string[]>> {
  const positions = await slidesOf(page)
    .locator('xpath=..')
    .first()
    .evaluateHandle((slides) => {
      const seen = new Set([(slides as HTMLElement).style.transform]);
      const note = () => seen.add((slides as HTMLElement).style.transform);
      new MutationObserver(note).observe(slides, { attributeFilter: ['style'] });
      return seen;
    });
  return () => positions.evaluate((seen) => [...seen]);
}

/** Serves the home page as it would be with only the first few testimonials. */
async function serveTestimonials(page: Page, count: number): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const island = /<astro-island[^>]* component-export="Carousel"[\s\S]*?<\/astro-island>/;
    const body = html.replace(island, (carousel) => keepSlides(carousel, count));
    await route.fulfill({ response, body });
  });
}

/** Takes the further slides out of the carousel's HTML, and out of the data that it hydrates with. */
function keepSlides(carousel: string, count: number): string {
  const [start = '', ...slides] = carousel.split(/(?=<div class="carousel-slide")/);
  const end = slides.at(-1)?.slice(slides.at(-1)?.indexOf('</figure></div>')) ?? '';
  const kept = slides.slice(0, count).map((slide) => slide.split('</figure></div>')[0]);
  const html = start + kept.join('</figure></div>') + end;
  return html
    .replaceAll(`of ${LAST}"`, `of ${count}"`)
    .replace(`<!-- -->${LAST}</p>`, `<!-- -->${count}</p>`)
    .replace(/ props="([^"]*)"/, (_, props: string) => {
      const data = JSON.parse(props.replaceAll('&quot;', '"'));
      data.testimonials[1].splice(count);
      return ` props="${JSON.stringify(data).replaceAll('"', '&quot;')}"`;
    });
}

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
