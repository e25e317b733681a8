import { fill } from '#formatting/fill.ts';
import { homeCopy, testimonials, words } from '../support/content.ts';
import { boxOf, resize } from '../support/geometry.ts';
import { carouselOf, expectSlides, openCarousel, slidesOf, viewportOf } from '../support/slides.ts';
import { delayFiles } from '../support/slow-page.ts';
import { expect, MOVING, type Page, test } from '../support/test.ts';

const previousOf = (page: Page) =>
  carouselOf(page).getByRole('button', { name: words.carousel.previous });
const nextOf = (page: Page) => carouselOf(page).getByRole('button', { name: words.carousel.next });
const statusOf = (page: Page) => carouselOf(page).getByRole('status');
const positionOf = (page: Page) => carouselOf(page).locator('.carousel-position');

const LAST = testimonials.length;
const after = (slide: number) => (slide % LAST) + 1;
const placeOf = (place: number) => fill(words.carousel.place, { place, count: LAST });

/** Drags the slides by most of one slide's width: -1 to the left, 1 to the right. */
async function dragSideways(page: Page, direction: -1 | 1): Promise<void> {
  const { x, y, width, height } = await boxOf(viewportOf(page));
  const reach = direction * (await boxOf(slidesOf(page).first())).width * 0.4;
  await page.mouse.move(x + width / 2 - reach, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + reach, y + height / 2, { steps: 8 });
  await page.mouse.up();
}

/** Records each position of the slides from now on; the returned function says how many there were. */
async function countPositions(page: Page): Promise<() => Promise<number>> {
  const positions = await slidesOf(page)
    .locator('xpath=..')
    .first()
    .evaluateHandle((slides) => {
      const seen = new Set([(slides as HTMLElement).style.transform]);
      const note = () => seen.add((slides as HTMLElement).style.transform);
      new MutationObserver(note).observe(slides, { attributeFilter: ['style'] });
      return seen;
    });
  return () => positions.evaluate(({ size }) => size);
}

test.describe('in motion', () => {
  test.use(MOVING);

  test('§2 §9 Carousel: loops both ways, one per view, two from 768 px', async ({ page }) => {
    await openCarousel(page, 767);
    await expectSlides(page, [1]);
    await previousOf(page).click();
    await expectSlides(page, [LAST]);
    await nextOf(page).click();
    await expectSlides(page, [1]);
    await resize(page, '768×900');
    await expectSlides(page, [1, 2]);
    const view = await boxOf(viewportOf(page));
    const [one, two] = [await boxOf(slidesOf(page).first()), await boxOf(slidesOf(page).nth(1))];
    expect(one.width).toBeCloseTo(two.width, 0);
    expect(two.x + two.width).toBeCloseTo(view.x + view.width, 0);
    const positions = await countPositions(page);
    await previousOf(page).click();
    await expectSlides(page, [LAST, 1]);
    expect(await positions(), 'it slides').toBeGreaterThan(2);
    await dragSideways(page, -1);
    await expectSlides(page, [1, 2]);
    await dragSideways(page, 1);
    await expectSlides(page, [LAST, 1]);
    // Resizing keeps the slide.
    await resize(page, '767×900');
    await expectSlides(page, [LAST]);
  });
});

test('§2 Carousel: arrow keys inside it, its position, jumps with reduced motion', async ({
  page,
}) => {
  await openCarousel(page, 1440);
  await expect(statusOf(page)).toBeEmpty();
  await expect(positionOf(page)).toHaveText(`1–2 / ${LAST}`);
  await expectSlides(page, [1, 2]);
  await expect(carouselOf(page)).toHaveAttribute('aria-roledescription', words.carousel.carousel);
  await expect(carouselOf(page)).toMatchAriaSnapshot(`
    - region "${words.carousel.label}":
      - button "${words.carousel.previous}"
      - button "${words.carousel.next}"
      - group "${words.carousel.slides}":
        - group "${placeOf(1)}":
          - figure:
            - paragraph: ${fill(words.outOfFive, { rating: testimonials[0]?.rating ?? 5 })}
            - blockquote
            - paragraph: ${testimonials[0]?.author}
        - group "${placeOf(2)}"
      - status
  `);
  await viewportOf(page).focus();
  const positions = await countPositions(page);
  await page.keyboard.press('ArrowLeft');
  await expectSlides(page, [LAST, 1]);
  expect(await positions(), 'where it was and where it is').toBe(2);
  await nextOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectSlides(page, [1, 2]);
  await page.getByRole('link', { name: homeCopy.testimonials.viewAll }).focus();
  await page.keyboard.press('ArrowRight');
  await nextOf(page).focus();
  await page.keyboard.press('Enter');
  // One step, not two: the key pressed outside was ignored.
  await expectSlides(page, [2, after(2)]);
  await expect(statusOf(page)).toContainText(`${placeOf(2)}: ${testimonials[1]?.author}`);
  await expect(positionOf(page)).toHaveText(`2–${after(2)} / ${LAST}`);
  await expect(nextOf(page)).toBeFocused();
});

test('§2 Carousel: its buttons are disabled only where nothing loops', async ({ page }) => {
  // As it would be with only the first two testimonials.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const island = document.querySelector('astro-island:has(.carousel)') as Element;
      const props = JSON.parse(island.getAttribute('props') ?? '');
      props.testimonials[1].splice(2);
      island.setAttribute('props', JSON.stringify(props));
      for (const [index, slide] of [...island.querySelectorAll('.carousel-slide')].entries()) {
        const label = slide.getAttribute('aria-label')?.replace(/\d+(?=\D*$)/, '2');
        slide.setAttribute('aria-label', `${label}`);
        if (index >= 2) slide.remove();
      }
    }),
  );
  await openCarousel(page, 390);
  await expectSlides(page, [1]);
  await expect(previousOf(page)).toBeEnabled();
  await nextOf(page).click();
  await expectSlides(page, [2]);
  await resize(page, '1440×900');
  await expectSlides(page, [1, 2]);
  await expect(previousOf(page)).toBeDisabled();
  await expect(nextOf(page)).toBeDisabled();
});

test('§2 Carousel: scrolled and pressed before its code, every step counts', async ({ page }) => {
  const script = await delayFiles(page, /\/_astro\/Carousel\.island\./);
  await resize(page, '390×900');
  await page.goto('./');
  await carouselOf(page).scrollIntoViewIfNeeded();
  await viewportOf(page).evaluate((list) => list.scrollTo({ left: list.clientWidth }));
  await expect.poll(() => script.requested).toHaveLength(1);
  await nextOf(page).click();
  await nextOf(page).click();
  for (const control of [previousOf(page), viewportOf(page), viewportOf(page)]) {
    await control.focus();
    await page.keyboard.press('ArrowRight');
  }
  const isLeftToBrowser = await nextOf(page).evaluate((button) => {
    const init = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    return button.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  expect(isLeftToBrowser, 'Alt and Left').toBe(true);
  await expect(nextOf(page)).toHaveCSS('cursor', 'progress');
  script.release();
  // The list was at the second slide.
  const slide = ((1 + 2 + 3) % LAST) + 1;
  await expect(statusOf(page)).toContainText(`${placeOf(slide)}: `);
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
