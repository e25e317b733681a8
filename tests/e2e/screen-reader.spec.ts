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

test('§5 Comment: a refusal is tied to its fields, notices are announced once', async ({
  page,
}) => {
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
  await expect(article.nameField).toHaveAccessibleName('Name');
  await expect(article.commentField).toHaveAccessibleName('Comment');
  await article.postButton.click();
  await expect(article.nameField).toHaveAccessibleDescription(/\S/);
  await expect(article.commentField).toHaveAccessibleDescription(/\S/);
  await expect(notices.getByRole('alert')).toHaveCount(1);
  await expect(article.nameField).toBeFocused();
  await notices.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notices.getByRole('alert')).toHaveCount(0);

  await article.post('Anna', 'Well said.');
  await expect(article.nameField).toHaveAccessibleDescription('');
  await expect(notices.getByRole('alert')).toHaveCount(0);
  await expect(notices).toContainText('Comment added');
  await expect(article.postButton).toBeFocused();
  const heard = await announced.jsonValue();
  expect(heard.filter((text) => text.includes('Missing information'))).toHaveLength(1);
  expect(heard.filter((text) => text.includes('Comment added'))).toHaveLength(1);
});
