/** Testimonials: the carousel on the home page, and the columns of their own page. */
import { homeCopy, strings, TESTIMONIALS_PATH, testimonials } from '../support/content.ts';
import { resize } from '../support/geometry.ts';
import { delayFiles } from '../support/slow-page.ts';
import { expect, type Locator, test } from '../support/test.ts';

const LAST = testimonials.length;
const following = (slide: number) => (slide % LAST) + 1;

/** Starts recording the positions of the slides. The returned function counts them. */
async function countPositions(slides: Locator): Promise<() => Promise<number>> {
  const track = slides.locator('xpath=..').first();
  const positions = await track.evaluateHandle(({ style }: HTMLElement) => {
    const seen = new Set([style.transform]);
    function note(): void {
      seen.add(style.transform);
      requestAnimationFrame(note);
    }
    note();
    return seen;
  });
  return () => positions.evaluate(({ size }) => size);
}

test.describe('§2 §9 Carousel', { tag: '@carousel' }, () => {
  test.beforeEach(async ({ page, carousel }) => {
    await page.goto('./');
    await carousel.nextButton.evaluate((button) => button.focus({ preventScroll: true }));
    await expect(carousel.root).toHaveAttribute('data-ready');
    await expect(carousel.status).toBeEmpty();
    await page.keyboard.press('ArrowRight');
    await expect(carousel.position).toHaveText(`2–${following(2)} / ${LAST}`);
    await carousel.root.evaluate((element) => element.scrollIntoView());
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await carousel.expectSlides(2, following(2));
  });

  test('arrow keys inside it change and announce the slide', async ({ page, carousel }) => {
    const role = strings.carousel.carousel;
    await expect(carousel.root).toHaveAttribute('aria-roledescription', role);
    await expect(carousel.nextButton).toBeFocused();
    const announced = `${carousel.getPlace(2)}: ${testimonials[1]?.author}`;
    await expect(carousel.status).toContainText(announced);
    await carousel.viewport.focus();
    await page.keyboard.press('ArrowLeft');
    await carousel.expectSlides(1, 2);
    await page.getByRole('link', { name: homeCopy.testimonials.viewAll }).focus();
    await page.keyboard.press('ArrowRight');
    await carousel.previousButton.press('Enter');
    // One step, not two: the key pressed outside was ignored.
    await carousel.expectSlides(LAST, 1);
  });

  test('a click moves the slides, at once under reduced motion', async ({ page, carousel }) => {
    const jumped = await countPositions(carousel.slides);
    await carousel.previousButton.click();
    await carousel.expectSlides(1, 2);
    expect(await jumped(), 'the start and the end').toBe(2);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const slid = await countPositions(carousel.slides);
    await carousel.previousButton.click();
    await carousel.expectSlides(LAST, 1);
    expect(await slid()).toBeGreaterThan(2);
  });

  test('one slide is in view, or two from 768 px', async ({ page, carousel }) => {
    await resize(page, '767×900');
    await carousel.expectSlides(2);
    await carousel.previousButton.click();
    await carousel.expectSlides(1);
    await resize(page, '768×900');
    await carousel.expectSlides(1, 2);
  });
});

test('a mouse selects a quote instead of dragging its slide', { tag: '@carousel' }, async ({
  page,
  carousel,
}) => {
  await carousel.open(1440);
  const quote = carousel.slides.first().locator('blockquote p');
  await quote.scrollIntoViewIfNeeded();
  await quote.dragTo(quote, { sourcePosition: { x: 4, y: 8 }, targetPosition: { x: 160, y: 8 } });
  expect(await page.evaluate(() => `${getSelection()}`)).not.toBe('');
  await carousel.expectSlides(1, following(1));
});

test('§2 Carousel: a click before its code has loaded moves it by one slide', {
  tag: '@carousel',
}, async ({ page, carousel, changed }) => {
  test.skip(changed === 'after', 'the page is changed once this code has loaded');
  const script = await delayFiles(page, /\/_astro\/Carousel\.island\./);
  await resize(page, '390×900');
  await page.goto('./');
  const { viewport, nextButton } = carousel;
  await carousel.root.scrollIntoViewIfNeeded();
  await viewport.evaluate((list) => list.scrollTo({ left: list.clientWidth }));
  await expect.poll(() => script.requested).toHaveLength(1);
  await nextButton.click();
  await expect(nextButton).toHaveCSS('cursor', 'progress');
  script.release();
  // The list was scrolled to the second slide. If it was translated, React renders it anew, at the first slide.
  const scrolled = changed ? 0 : 1;
  const slide = ((scrolled + 1) % LAST) + 1;
  await expect(carousel.status).toContainText(`${carousel.getPlace(slide)}: `);
  await carousel.expectSlides(slide);
  await expect(nextButton).toHaveCSS('cursor', 'pointer');
});

test('§2 Testimonials fill 1 to 3 columns', async ({ page }) => {
  await page.goto(TESTIMONIALS_PATH);
  const figure = page.getByRole('figure');
  const cards = page.getByRole('main').getByRole('listitem').filter({ has: figure });
  for (const [index, size] of (['390×900', '800×900', '1440×900'] as const).entries()) {
    await resize(page, size);
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    const columns = Math.min(index + 1, testimonials.length);
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(columns);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(Math.ceil(boxes.length / (index + 1)));
  }
});
