import { expect, type Locator, type Page } from '@playwright/test';
import { words } from './content.ts';

/** The carousel as a whole, named by what it holds. */
export function carouselOf(page: Page): Locator {
  return page.getByRole('region', { name: words.carousel.label, exact: true });
}

/** The window through which the slides are seen. */
export function viewportOf(page: Page): Locator {
  return carouselOf(page).getByRole('group', { name: words.carousel.slides });
}

/** Slides that are inert count too: they are there, out of view. */
export function slidesOf(page: Page): Locator {
  return carouselOf(page).locator('.carousel-slide');
}

/** Opens the home page and brings the carousel on screen, running. */
export async function openCarousel(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('./');
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect(carouselOf(page)).toHaveAttribute('data-ready');
}

/** What the carousel shows: slides by number, from 1, from left to right. */
interface Shown {
  inView: number[];
  /** Those that can be reached, in the order of the page. */
  reachable: number[];
  /** The slides in view fill the window from edge to edge. */
  isAligned: boolean;
}

async function shownBy(page: Page): Promise<Shown> {
  return viewportOf(page).evaluate((view) => {
    const window = view.getBoundingClientRect();
    const slides = [...view.querySelectorAll('.carousel-slide')].map((slide, index) => {
      const { left, right } = (slide.firstElementChild as Element).getBoundingClientRect();
      const isReachable = !(slide as HTMLElement).inert;
      return { number: index + 1, left, right, isReachable };
    });
    const within = slides
      .filter(({ left, right }) => left >= window.left - 1 && right <= window.right + 1)
      .toSorted((a, b) => a.left - b.left);
    const [first, last] = [within.at(0), within.at(-1)];
    return {
      inView: within.map(({ number }) => number),
      reachable: slides.filter(({ isReachable }) => isReachable).map(({ number }) => number),
      isAligned:
        Math.abs((first?.left ?? 0) - window.left) <= 1 &&
        Math.abs((last?.right ?? 0) - window.right) <= 1,
    };
  });
}

/**
 * Waits until exactly these slides are in view, from left to right and from edge to edge; they can be
 * reached, the others cannot.
 */
export async function expectSlides(page: Page, numbers: number[]): Promise<void> {
  const reachable = numbers.toSorted((a, b) => a - b);
  await expect
    .poll(() => shownBy(page), { intervals: [100] })
    .toEqual({ inView: numbers, reachable, isAligned: true } satisfies Shown);
}
