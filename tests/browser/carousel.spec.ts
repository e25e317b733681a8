import { homeCopy, testimonials, words } from '../support/content.ts';
import { delayFiles } from '../support/delayed-files.ts';
import { boxOf } from '../support/geometry.ts';
import { collectTrouble } from '../support/page-trouble.ts';
import { carouselOf, expectSlides, openCarousel, slidesOf, viewportOf } from '../support/slides.ts';
import { expect, type Page, test } from '../support/test.ts';

const previousOf = (page: Page) =>
  carouselOf(page).getByRole('button', { name: words.carousel.previous });
const nextOf = (page: Page) => carouselOf(page).getByRole('button', { name: words.carousel.next });
const positionOf = (page: Page) => carouselOf(page).locator('.carousel-position');

const LAST = testimonials.length;
const after = (slide: number) => (slide % LAST) + 1;

/** All slides after the first, and the first again. */
const ROUND = testimonials.map((_, index) => after(index + 1));

test('§2 §9 Carousel: loops both ways, one per view, two from 768 px', async ({ page }) => {
  await openCarousel(page, 767);
  await expectSlides(page, [1]);
  await previousOf(page).click();
  await expectSlides(page, [LAST]);
  await nextOf(page).click();
  await expectSlides(page, [1]);

  await page.setViewportSize({ width: 768, height: 900 });
  await expectSlides(page, [1, 2]);
  const view = await boxOf(viewportOf(page));
  const [one, two] = [await boxOf(slidesOf(page).first()), await boxOf(slidesOf(page).nth(1))];
  expect(one.width).toBeCloseTo(two.width, 0);
  expect(two.x + two.width).toBeCloseTo(view.x + view.width, 0);
  await previousOf(page).click();
  await expectSlides(page, [LAST, 1]);
  await dragSideways(page, -1);
  await expectSlides(page, [1, 2]);
  await dragSideways(page, 1);
  await expectSlides(page, [LAST, 1]);
  // Resizing keeps the slide.
  await page.setViewportSize({ width: 767, height: 900 });
  await expectSlides(page, [LAST]);
});

test('§2 Carousel: arrow keys work inside it, buttons say the position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page, 1440);
  const status = carouselOf(page).getByRole('status');
  await expect(status).toBeEmpty();
  await expect(positionOf(page)).toHaveText(`1–2 / ${LAST}`);
  await viewportOf(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expectSlides(page, [LAST, 1]);
  await nextOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectSlides(page, [1, 2]);
  await page.getByRole('link', { name: homeCopy.testimonials.viewAll }).focus();
  await page.keyboard.press('ArrowRight');
  await nextOf(page).focus();
  await page.keyboard.press('Enter');
  // One step, not two: the key pressed outside was ignored.
  await expectSlides(page, [2, after(2)]);
  await expect(status).toContainText(`2 of ${LAST}: ${testimonials[1]?.author}`);
  await expect(positionOf(page)).toHaveText(`2–${after(2)} / ${LAST}`);
  await expect(nextOf(page)).toBeFocused();
});

test('§2 Carousel: it says what it is, which slides are in view, and stars once', async ({
  page,
}) => {
  await openCarousel(page, 1440);
  await expect(carouselOf(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(slidesOf(page)).toHaveCount(LAST);
  // The others cannot be reached.
  await expectSlides(page, [1, 2]);
  await expect(carouselOf(page)).toMatchAriaSnapshot(`
    - region "Testimonials":
      - button "Previous testimonial"
      - button "Next testimonial"
      - group "Slides":
        - group "1 of ${LAST}":
          - figure:
            - paragraph: ${testimonials[0]?.rating ?? 5} out of 5
            - blockquote
            - paragraph: ${testimonials[0]?.author}
        - group "2 of ${LAST}"
      - status
  `);
});

test('§2 Carousel: with reduced motion it jumps instead of sliding', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page, 1440);
  for (const slide of ROUND) {
    const jumped = await recordPositions(page);
    await nextOf(page).click();
    await expectSlides(page, [slide, after(slide)]);
    expect(await jumped(), 'where it was and where it is').toHaveLength(2);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const slid = await recordPositions(page);
  await nextOf(page).click();
  await expectSlides(page, [2, after(2)]);
  expect((await slid()).length).toBeGreaterThan(2);
});

test('§2 Carousel: its buttons are disabled only where nothing loops', async ({ page }) => {
  const trouble = await collectTrouble(page);
  await keepTwoTestimonials(page);
  await openCarousel(page, 390);
  await expectSlides(page, [1]);
  await expect(previousOf(page)).toBeEnabled();
  await nextOf(page).click();
  await expectSlides(page, [2]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectSlides(page, [1, 2]);
  await expect(previousOf(page)).toBeDisabled();
  await expect(nextOf(page)).toBeDisabled();
  expect(trouble, 'the page is one that React could have written').toEqual([]);
});

test('§2 Carousel: scrolled and pressed before its code, every step counts', async ({ page }) => {
  const script = await delayFiles(page, /\/_astro\/Carousel\.island\./);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('./');
  await carouselOf(page).scrollIntoViewIfNeeded();
  await viewportOf(page).evaluate((list) => list.scrollTo({ left: list.clientWidth }));
  await expect.poll(() => script.requested).toHaveLength(1);
  await nextOf(page).click();
  await nextOf(page).click();
  await previousOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await viewportOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const isLeftToBrowser = await nextOf(page).evaluate((button) => {
    const init = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    return button.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  expect(isLeftToBrowser, 'Alt and Left').toBe(true);
  await expect(nextOf(page)).toHaveCSS('cursor', 'progress');
  script.release();
  // The list was at the second slide.
  const slide = ((1 + 2 + 3) % LAST) + 1;
  await expect(carouselOf(page).getByRole('status')).toContainText(`${slide} of ${LAST}: `);
  await expectSlides(page, [slide]);
  await expect(nextOf(page)).toHaveCSS('cursor', 'pointer');
});

test('§2 Carousel: used by key before it is in view, it keeps its slide and the focus', async ({
  page,
}) => {
  await page.goto('./');
  await nextOf(page).evaluate((button) => button.focus({ preventScroll: true }));
  await page.keyboard.press('ArrowRight');
  await expect(positionOf(page)).toHaveText(new RegExp(`^2.* / ${LAST}$`));
  await carouselOf(page).evaluate(async (carousel) => {
    carousel.scrollIntoView();
    await new Promise((seen) =>
      new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(0)).observe(carousel),
    );
    await new Promise((idle) => requestIdleCallback(idle));
  });
  await expect(nextOf(page)).toBeFocused();
  await expectSlides(page, [2, after(2)]);
});

/** Records each position of the slides from now on; the returned function reads them. */
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

/** From its next load on, the home page is as it would be with only the first two testimonials. */
async function keepTwoTestimonials(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const island = document.querySelector('astro-island:has(.carousel)') as Element;
      const props = JSON.parse(island.getAttribute('props') ?? '');
      props.testimonials[1].splice(2);
      island.setAttribute('props', JSON.stringify(props));
      for (const [index, slide] of [...island.querySelectorAll('.carousel-slide')].entries()) {
        slide.setAttribute('aria-label', `${index + 1} of 2`);
        if (index >= 2) slide.remove();
      }
    });
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
