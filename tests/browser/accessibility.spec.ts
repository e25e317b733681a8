import { findWithAxe, findWithIbm } from '../support/accessibility-engines.ts';
import { ArticlePage } from '../support/article-page.ts';
import { ChatPanel } from '../support/chat-panel.ts';
import { homeCopy, services, testimonials } from '../support/content.ts';
import { scrollPageTo } from '../support/geometry.ts';
import { InquiryDialog, VALID_INQUIRY } from '../support/inquiry-dialog.ts';
import { ADDRESSES, TRANSLATED_PATHS } from '../support/site-addresses.ts';
import { carouselOf, expectSlides, openCarousel } from '../support/slides.ts';
import { expect, type Page, SLOWNESS, STILL, test } from '../support/test.ts';
import { findSmallTargets } from '../support/touch-targets.ts';

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

const NARROW: Look = { width: 390, colorScheme: 'light' };
const WIDE: Look = { width: 1440, colorScheme: 'dark' };
const NARROW_DARK: Look = { width: 390, colorScheme: 'dark' };

/** Both widths and both schemes; token-contrast.test.ts has every pair of colors in either scheme. */
const LOOKS = [NARROW, WIDE];

/** The engines take long on a large page: a busy machine needs more time. */
test.describe.configure({ timeout: 120_000 * SLOWNESS });

/** Nothing moves, so that no color is measured half-way through a transition. */
test.use({ bypassCSP: true, ...STILL });

/** Resolves when the page is drawn with this look and no transition runs. */
async function show(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Axe finds nothing below `scope`, and every target there is large enough to touch. */
async function expectNoFindings(page: Page, state: string, scope = 'html', looks = LOOKS) {
  for (const look of looks) {
    await show(page, look);
    const found = [...(await findSmallTargets(page, scope)), ...(await findWithAxe(page, scope))];
    expect.soft(found, `${state}, ${look.width} px, ${look.colorScheme}`).toEqual([]);
  }
}

/** Removes the sections of the home page that are checked already: engines read the whole page. */
async function leaveOnly(page: Page, ids: string[]): Promise<void> {
  await page.locator('main > section').evaluateAll((sections, kept) => {
    for (const section of sections) if (!kept.includes(section.id)) section.remove();
  }, ids);
}

for (const address of [...ADDRESSES, ...TRANSLATED_PATHS]) {
  test(`axe and IBM's engine find nothing on ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoFindings(page, 'loaded');
    // At the top of the home page IBM's engine does not see that the hero is behind the header.
    await scrollPageTo(page, 30);
    for (const look of LOOKS) {
      await show(page, look);
      expect.soft(await findWithIbm(page), `${look.width} px, ${look.colorScheme}`).toEqual([]);
    }
  });
}

test('axe finds nothing in the menu, the project dialog and its notice', {
  tag: '@unconnected',
}, async ({ page }) => {
  const inquiry = new InquiryDialog(page);
  await page.goto('./testimonials');
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

  await show(page, NARROW);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNoFindings(page, 'menu', '#menu', [NARROW, NARROW_DARK]);
});

test('axe finds nothing in the dialog of any service', async ({ page }) => {
  await page.goto('./');
  await leaveOnly(page, ['services']);
  for (const [index, { id, title }] of services.entries()) {
    await page
      .getByRole('button', { name: `${homeCopy.services.learnMore} about ${title}`, exact: true })
      .click();
    const looks = index === 0 ? LOOKS : LOOKS.slice(index % 2).slice(0, 1);
    await expectNoFindings(page, title, `#service-${id}`, looks);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('axe finds nothing in the chat with more than ten messages', async ({ page }) => {
  const chat = new ChatPanel(page);
  await page.goto('./');
  await leaveOnly(page, ['hero']);
  await chat.field.focus();
  await chat.waitUntilReady();
  // Sending again completes the reply on its way: a greeting, and five questions with their answers.
  const questions = ['What do you offer?', 'What is the price?', 'Can you help?', 'Why?', 'When?'];
  for (const question of questions) await chat.send(question);
  await expect(chat.messages).toHaveCount(11);
  await expectNoFindings(page, 'chat', '.chat');
});

test('axe finds nothing on any slide of the carousel', { tag: '@carousel' }, async ({ page }) => {
  await openCarousel(page, NARROW.width);
  await leaveOnly(page, ['testimonials']);
  for (let slide = 1; slide <= testimonials.length; slide += 1) {
    await expectSlides(page, [slide]);
    await expectNoFindings(page, `slide ${slide}`, '.carousel', [NARROW]);
    await carouselOf(page).getByRole('button', { name: /^Next/ }).click();
  }
  await show(page, WIDE);
  await expectSlides(page, [1, 2]);
  await expectNoFindings(page, 'two slides', '.carousel', [WIDE]);
});

test('axe finds nothing in comments and notices, refused and posted', { tag: '@comments' }, async ({
  page,
}) => {
  const article = new ArticlePage(page);
  await article.open();
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
