import { findWithAxe, findWithIbm, installEngines } from './support/accessibility-engines.ts';
import { ArticlePage } from './support/article-page.ts';
import { ChatPanel } from './support/chat-panel.ts';
import { scrollPageTo } from './support/geometry.ts';
import { services, testimonials } from './support/home-content.ts';
import { InquiryDialog, VALID_INQUIRY } from './support/inquiry-dialog.ts';
import { ADDRESSES } from './support/site-addresses.ts';
import { carouselOf, expectSlides, openCarousel } from './support/slides.ts';
import { expect, type Page, SLOWNESS, test } from './support/test.ts';
import { findSmallTargets } from './support/touch-targets.ts';

const NARROW = 390;
const WIDE = 1440;

/** The engines compute for long on a large page: a busy machine needs its time. */
test.describe.configure({ timeout: 120_000 * SLOWNESS });

/** Nothing moves, so that no colour is measured half-way through a transition. */
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Resolves when the styles that were just changed are drawn and no transition runs. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/**
 * Axe finds nothing below `scope`, and every target is large enough to touch, on each width and in
 * both colour schemes: as many page states as there are widths and schemes.
 */
async function expectNoFindings(
  page: Page,
  state: string,
  scope = 'html',
  widths: readonly number[] = [NARROW, WIDE],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findSmallTargets(page, scope), `${state}, ${width} px`).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const found = await findWithAxe(page, scope);
      expect.soft(found, `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

for (const address of ADDRESSES) {
  test(`axe and IBM's engine find nothing on ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await installEngines(page);
    await expectNoFindings(page, 'loaded');
    // At the top of the home page IBM's engine does not see the hero that lies behind the header.
    await scrollPageTo(page, 30);
    for (const { width, colorScheme } of [
      { width: WIDE, colorScheme: 'dark' },
      { width: NARROW, colorScheme: 'light' },
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await settle(page);
      expect.soft(await findWithIbm(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });
}

/** Takes away the sections of the home page that are checked already: engines read the whole page. */
async function leaveOnly(page: Page, ids: string[]): Promise<void> {
  await page.locator('main > section').evaluateAll((sections, kept) => {
    for (const section of sections) if (!kept.includes(section.id)) section.remove();
  }, ids);
}

test('axe finds nothing in the menu, the project dialog and its notice', async ({ page }) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('/testimonials');
  await installEngines(page);
  await inquiry.launchButton.click();
  await expectNoFindings(page, 'dialog', '#inquiry');
  await inquiry.fill({ website: 'x' });
  await inquiry.submitButton.click();
  await expect(inquiry.dialog.locator('[aria-invalid]')).toHaveCount(5);
  await expectNoFindings(page, 'refused', '#inquiry');
  await inquiry.fill(VALID_INQUIRY);
  await inquiry.submitButton.click();
  await expect(inquiry.successNotice).toBeVisible();
  await expectNoFindings(page, 'accepted');

  await page.setViewportSize({ width: NARROW, height: 900 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNoFindings(page, 'menu', '#menu', [NARROW]);
});

test('axe finds nothing in the dialog of any service', async ({ page }) => {
  await page.goto('/');
  await leaveOnly(page, ['services']);
  await installEngines(page);
  for (const { id, title } of services) {
    await page.getByRole('button', { name: `Learn more about ${title}`, exact: true }).click();
    await expectNoFindings(page, title, `#service-${id}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('axe finds nothing in the chat with more than ten messages', async ({ page }) => {
  const chat = new ChatPanel(page);
  await page.goto('/');
  await leaveOnly(page, ['hero']);
  await installEngines(page);
  await chat.field.focus();
  await chat.waitUntilReady();
  // Sending again completes the reply on its way: a greeting, and five questions with their answers.
  const questions = ['What do you offer?', 'What is the price?', 'Can you help?', 'Why?', 'When?'];
  for (const question of questions) await chat.send(question);
  await expect(chat.messages).toHaveCount(11);
  await expectNoFindings(page, 'chat', '.chat');
});

test('axe finds nothing on any slide of the carousel', async ({ page }) => {
  for (const width of [NARROW, WIDE]) {
    await openCarousel(page, width);
    await leaveOnly(page, ['testimonials']);
    await installEngines(page);
    for (let slide = 1; slide <= testimonials.length; slide += 1) {
      const others = width === WIDE ? [(slide % testimonials.length) + 1] : [];
      await expectSlides(page, [slide, ...others]);
      await expectNoFindings(page, `slide ${slide}`, '.carousel', [width]);
      await carouselOf(page).getByRole('button', { name: /^Next/ }).click();
    }
  }
});

test('axe finds nothing in comments and notices, refused and posted', async ({ page }) => {
  const article = new ArticlePage(page);
  await article.open('quantum-ai-computing');
  await installEngines(page);
  await article.postButton.click();
  await expect(article.missingNotice).toBeVisible();
  // Notices stay while the focus is among them. Base UI then guards both ends of their list with hidden
  // elements that pass the focus on at once; axe takes them for controls, so the notices are its scope.
  await page.keyboard.press('F6');
  await expectNoFindings(page, 'refusal shown', '.toast');
  await expect(article.missingNotice).toBeVisible();
  await expectNoFindings(page, 'refused', '#comments');
  await article.post('Anna', 'Well said.');
  await expect(article.comments).toHaveCount(1);
  await page.keyboard.press('F6');
  await expectNoFindings(page, 'notice shown', '.toast');
  await expect(article.addedNotice).toBeVisible();
  await expectNoFindings(page, 'posted', '#comments');
});
