import { expect, type Page } from '@playwright/test';
import { strings } from './content.ts';

export const getCarousel = (page: Page) =>
  page.getByRole('group', { name: strings.carousel.label, exact: true });

/** The window through which the slides are seen. */
export const getViewport = (page: Page) =>
  getCarousel(page).getByRole('group', { name: strings.carousel.slides });

/** All slides, including those that are inert and out of view. */
export const getSlides = (page: Page) => getCarousel(page).locator('.carousel-slide');

/** Opens the home page, scrolls to the carousel, and waits until it runs. */
export async function openCarousel(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('./');
  await getCarousel(page).scrollIntoViewIfNeeded();
  await expect(getCarousel(page)).toHaveAttribute('data-ready');
}

/** Waits until exactly these slides are in view, from left to right, and only they can be focused. */
export async function expectSlides(page: Page, numbers: number[]): Promise<void> {
  const reachable = getCarousel(page).locator('.carousel-slide:not([inert])');
  const cards = numbers.map((number) =>
    getSlides(page)
      .nth(number - 1)
      .locator('> *'),
  );
  await expect(reachable).toHaveCount(numbers.length);
  for (const card of cards) await expect(card).toBeInViewport({ ratio: 0.98 });
  const lefts = await Promise.all(cards.map(async (card) => (await card.boundingBox())?.x));
  expect(lefts).toEqual(lefts.toSorted((a, b) => Number(a) - Number(b)));
}
