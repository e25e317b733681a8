import { expect, type Page } from '@playwright/test';
import { strings } from './content.ts';

/** The whole carousel, by its accessible name. */
export const carouselOf = (page: Page) =>
  page.getByRole('group', { name: strings.carousel.label, exact: true });

/** The window through which the slides are seen. */
export const viewportOf = (page: Page) =>
  carouselOf(page).getByRole('group', { name: strings.carousel.slides });

/** All slides, including those that are inert and out of view. */
export const slidesOf = (page: Page) => carouselOf(page).locator('.carousel-slide');

/** Opens the home page and brings the carousel on screen, running. */
export async function openCarousel(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('./');
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect(carouselOf(page)).toHaveAttribute('data-ready');
}

/**
 * Waits until exactly these slides are in view, from left to right and edge to edge, and only they can be focused.
 */
export async function expectSlides(page: Page, numbers: number[]): Promise<void> {
  const shown = () =>
    viewportOf(page).evaluate((view) => {
      const { left, right } = view.getBoundingClientRect();
      const slides = [...view.querySelectorAll<HTMLElement>('.carousel-slide')];
      const placed = slides
        .map((slide) => ({
          slide,
          box: slide.children[0]?.getBoundingClientRect() ?? new DOMRect(),
        }))
        .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
        .toSorted((a, b) => a.box.left - b.box.left);
      const numberOf = (slide: HTMLElement) => slides.indexOf(slide) + 1;
      return {
        inView: placed.map(({ slide }) => numberOf(slide)),
        reachable: slides.filter(({ inert }) => !inert).map(numberOf),
        beside: [
          Math.round((placed.at(0)?.box.left ?? 0) - left),
          Math.round((placed.at(-1)?.box.right ?? 0) - right),
        ].filter((gap) => Math.abs(gap) > 1),
      };
    });
  const reachable = numbers.toSorted((a, b) => a - b);
  await expect
    .poll(shown, { intervals: [100] })
    .toEqual({ inView: numbers, reachable, beside: [] });
}
