import { testimonials } from '../support/content.ts';
import { ArticlePage } from './support/article-page.ts';
import { carouselOf, expectSlides, openCarousel, slidesOf } from './support/slides.ts';
import { expect, test } from './support/test.ts';

const LAST = testimonials.length;

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
            - paragraph: 5 out of 5
            - blockquote
            - paragraph: ${testimonials[0]?.author}
        - group "2 of ${LAST}"
      - status
  `);
});

test('§4 Live regions are in the page before they speak', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  for (const [role, name] of [
    ['log', 'Messages'],
    ['region', 'Notifications'],
  ] as const) {
    await expect(page.getByRole(role, { name })).toBeAttached();
  }
  await expect(page.locator('.welcome[role="status"]')).toHaveCount(2);
  await expect(page.locator('.carousel [role="status"]')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

test('§8 Notices of a comment are announced once each', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open('quantum-ai-computing');
  const notices = page.getByRole('region', { name: 'Notifications' });
  const announced = await notices.evaluateHandle((region) => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') heard.push(target.textContent ?? '');
        for (const node of addedNodes) if (node.textContent) heard.push(node.textContent);
      }
    }).observe(region, { childList: true, subtree: true, characterData: true });
    return heard;
  });
  await article.postButton.click();
  await expect(notices.getByRole('alert')).toHaveCount(1);
  await article.post('Anna', 'Well said.');
  await expect(article.addedNotice).toBeVisible();
  const heard = await announced.jsonValue();
  for (const title of ['Missing information', 'Comment added'])
    expect(heard.filter((text) => text.includes(title))).toHaveLength(1);
});
