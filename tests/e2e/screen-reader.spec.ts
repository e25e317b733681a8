import { type AccessibleNode, accessibilityTree } from './support/accessibility-tree.ts';
import { ArticlePage } from './support/article-page.ts';
import { testimonials } from './support/home-content.ts';
import { ADDRESSES } from './support/site-addresses.ts';
import { carouselOf, openCarousel } from './support/slides.ts';
import { expect, type Page, test } from './support/test.ts';

/** Roles that say nothing, or the wrong thing, without a name. */
const NEED_A_NAME =
  /^(link|button|textbox|radio|radiogroup|navigation|region|log|dialog|group|img|image|figure)$/;

/** A figure is named by what stands in it. */
const NAMED_BY_CONTENT = /^(figure|radiogroup)$/;

const LANDMARKS = /^(banner|main|contentinfo|navigation|region|form|complementary|search)$/;

const levelsOf = (nodes: AccessibleNode[]) =>
  nodes.filter(({ role }) => role === 'heading').map(({ level }) => level as number);

for (const address of ADDRESSES) {
  test(`${address} as a screen reader gets it: outline, landmarks and names`, async ({ page }) => {
    await page.goto(address);
    const nodes = await accessibilityTree(page);
    const levels = levelsOf(nodes);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    }

    for (const role of ['banner', 'main', 'contentinfo']) {
      expect(
        nodes.filter((node) => node.role === role),
        role,
      ).toHaveLength(1);
    }
    const landmarks = nodes
      .filter(({ role }) => LANDMARKS.test(role))
      .map(({ role, name }) => `${role} ${name}`);
    expect(new Set(landmarks).size, landmarks.join(', ')).toBe(landmarks.length);

    const nameless = nodes
      .filter(({ role, name }) => NEED_A_NAME.test(role) && !NAMED_BY_CONTENT.test(role) && !name)
      .map(({ role, description }) => `${role} ${description ?? ''}`);
    expect(nameless).toEqual([]);
    await expectNewTabsTold(page);
  });
}

async function expectNewTabsTold(page: Page): Promise<void> {
  for (const link of await page.locator('a[target="_blank"]:visible').all()) {
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  }
}

const LAST = testimonials.length;

test('the carousel is one, its slides say which they are, and stars are read once', async ({
  page,
}) => {
  await openCarousel(page, 1440);
  const nodes = await accessibilityTree(page);
  const carousel = nodes.filter(({ roleDescription }) => roleDescription === 'carousel');
  expect(carousel.map(({ role, name }) => [role, name])).toEqual([['region', 'Testimonials']]);
  // The others are out of view, and so inert, when the carousel has looked which they are.
  await expect
    .poll(async () => {
      const slides = await accessibilityTree(page);
      return slides
        .filter(({ roleDescription }) => roleDescription === 'slide')
        .map(({ name }) => name);
    })
    .toEqual([`1 of ${LAST}`, `2 of ${LAST}`]);
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

test('live regions are in the page before they speak', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  for (const [role, name] of [
    ['log', 'Messages'],
    ['region', 'Notifications'],
  ] as const) {
    await expect(page.getByRole(role, { name })).toBeAttached();
  }
  await expect(page.locator('.welcome[role="status"], .carousel [role="status"]')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveAttribute(
    'aria-live',
    'polite',
  );
});

test('what a form refuses is tied to its field; notices are announced and take no focus', async ({
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
  await expect(article.nameField).toBeFocused();
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
