import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from './geometry';

/** The carousel as a whole, named by what it holds. */
export function carouselOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Testimonials', exact: true });
}

/** The window that the slides pass behind. */
export function viewportOf(page: Page): Locator {
  return carouselOf(page).getByRole('group', { name: 'Slides' });
}

/** Slides that are inert count too: they are there, out of view. */
export function slidesOf(page: Page): Locator {
  return carouselOf(page).locator('[aria-roledescription="slide"]');
}

/** Opens the home page and brings the carousel on screen, running. */
export async function openCarousel(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect(carouselOf(page)).toHaveAttribute('data-ready');
}

/** Numbers, from 1, of the slides in view, from left to right. */
async function slidesInView(page: Page): Promise<number[]> {
  const view = await boxOf(viewportOf(page));
  const shown: { number: number; x: number }[] = [];
  for (const [index, slide] of (await slidesOf(page).all()).entries()) {
    const { x, width } = await boxOf(slide.locator('figure'));
    const isWithin = x >= view.x - 1 && x + width <= view.x + view.width + 1;
    if (isWithin) shown.push({ number: index + 1, x });
  }
  return shown.sort((a, b) => a.x - b.x).map(({ number }) => number);
}

/** Waits until exactly these slides are in view, from left to right, the first at the start. */
export async function expectSlides(page: Page, numbers: number[]): Promise<void> {
  await expect.poll(() => slidesInView(page)).toEqual(numbers);
  const first = slidesOf(page).nth((numbers[0] as number) - 1);
  await expect
    .poll(async () => {
      const distance = (await boxOf(first.locator('figure'))).x - (await boxOf(viewportOf(page))).x;
      return Math.abs(distance) <= 1;
    })
    .toBe(true);
  // Those in view can be reached, the others cannot.
  for (const [index, slide] of (await slidesOf(page).all()).entries()) {
    await expect(slide).toHaveJSProperty('inert', !numbers.includes(index + 1));
  }
}
