import { fill } from '#formatting/messages.ts';
import { homeCopy, strings, testimonials } from '../support/content.ts';
import { resize } from '../support/geometry.ts';
import { expectSlides, getCarousel, getSlides, getViewport } from '../support/slides.ts';
import { delayFiles } from '../support/slow-page.ts';
import { expect, type Page, test } from '../support/test.ts';

const getButton = (page: Page, name: 'previous' | 'next') =>
  getCarousel(page).getByRole('button', { name: strings.carousel[name] });
const getStatus = (page: Page) => getCarousel(page).getByRole('status');
const getPosition = (page: Page) => getCarousel(page).locator('.carousel-position');

const LAST = testimonials.length;
const following = (slide: number) => (slide % LAST) + 1;
const getPlace = (place: number) => fill(strings.carousel.place, { place, count: LAST });

/** Starts recording the positions of the slides. The returned function counts them. */
async function countPositions(page: Page): Promise<() => Promise<number>> {
  const track = getSlides(page).locator('xpath=..').first();
  const positions = await track.evaluateHandle(({ style }: HTMLElement) => {
    const seen = new Set([style.transform]);
    const note = () => requestAnimationFrame(note) && seen.add(style.transform);
    note();
    return seen;
  });
  return () => positions.evaluate(({ size }) => size);
}

test.describe('§2 §9 Carousel', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await getButton(page, 'next').evaluate((button) => button.focus({ preventScroll: true }));
    await expect(getStatus(page)).toBeEmpty();
    await page.keyboard.press('ArrowRight');
    await expect(getPosition(page)).toHaveText(`2–${following(2)} / ${LAST}`);
    await getCarousel(page).evaluate((carousel) => carousel.scrollIntoView());
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expectSlides(page, [2, following(2)]);
  });

  test('a key changes the slide, which is announced, and keeps the focus', async ({ page }) => {
    await expect(getButton(page, 'next')).toBeFocused();
    await expect(getStatus(page)).toContainText(`${getPlace(2)}: ${testimonials[1]?.author}`);
    await getViewport(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expectSlides(page, [1, 2]);
    await page.getByRole('link', { name: homeCopy.testimonials.viewAll }).focus();
    await page.keyboard.press('ArrowRight');
    await getButton(page, 'previous').press('Enter');
    // One step, not two: the key pressed outside was ignored.
    await expectSlides(page, [LAST, 1]);
  });

  test('a click moves the slides, which jump only under reduced motion', async ({ page }) => {
    const jumped = await countPositions(page);
    await getButton(page, 'previous').click();
    await expectSlides(page, [1, 2]);
    expect(await jumped(), 'the start and the end').toBe(2);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const slid = await countPositions(page);
    await getButton(page, 'previous').click();
    await expectSlides(page, [LAST, 1]);
    expect(await slid()).toBeGreaterThan(2);
  });

  test('one slide is in view, or two from 768 px; resizing keeps the slide', async ({ page }) => {
    await resize(page, '767×900');
    await expectSlides(page, [2]);
    await getButton(page, 'previous').click();
    await expectSlides(page, [1]);
    await resize(page, '768×900');
    await expectSlides(page, [1, 2]);
  });

  test('its parts have roles and names', async ({ page }) => {
    await getButton(page, 'previous').click();
    await expectSlides(page, [1, 2]);
    const { carousel, label, previous, next, slides } = strings.carousel;
    await expect(getCarousel(page)).toHaveAttribute('aria-roledescription', carousel);
    await expect(getCarousel(page)).toMatchAriaSnapshot(`
      - group "${label}":
        - button "${previous}"
        - button "${next}"
        - group "${slides}":
          - group "${getPlace(1)}":
            - figure:
              - paragraph: ${fill(strings.outOfFive, { rating: testimonials[0]?.rating ?? 5 })}
              - blockquote
              - paragraph: ${testimonials[0]?.author}
          - group "${getPlace(2)}"
        - status
    `);
  });
});

test('a mouse selects a quote instead of dragging its slide', async ({ page }) => {
  await page.goto('./');
  const quote = getSlides(page).first().locator('blockquote p');
  await quote.scrollIntoViewIfNeeded();
  await expect(getPosition(page)).not.toBeEmpty();
  await quote.dragTo(quote, { sourcePosition: { x: 4, y: 8 }, targetPosition: { x: 160, y: 8 } });
  expect(await page.evaluate(() => `${getSelection()}`)).not.toBe('');
  await expect(getPosition(page)).toHaveText(`1–${following(1)} / ${LAST}`);
});

test('§2 Carousel: once its code has loaded, it takes earlier steps', async ({ page, changed }) => {
  test.skip(changed === 'after', 'the page is changed once this code has loaded');
  const script = await delayFiles(page, /\/_astro\/Carousel\.island\./);
  await resize(page, '390×900');
  await page.goto('./');
  await getCarousel(page).scrollIntoViewIfNeeded();
  await getViewport(page).evaluate((list) => list.scrollTo({ left: list.clientWidth }));
  await expect.poll(() => script.requested).toHaveLength(1);
  const next = getButton(page, 'next');
  await next.click();
  await next.click();
  for (const control of [getButton(page, 'previous'), getViewport(page), getViewport(page)])
    await control.press('ArrowRight');
  const isLeftToBrowser = await next.evaluate((button) => {
    const init = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    return button.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  expect(isLeftToBrowser, 'Alt and Left').toBe(true);
  await expect(next).toHaveCSS('cursor', 'progress');
  script.release();
  // The list was scrolled to the second slide. If it was translated, React renders it anew, at the first slide.
  const scrolled = changed ? 0 : 1;
  const slide = ((scrolled + 2 + 3) % LAST) + 1;
  await expect(getStatus(page)).toContainText(`${getPlace(slide)}: `);
  await expectSlides(page, [slide]);
  await expect(next).toHaveCSS('cursor', 'pointer');
});
