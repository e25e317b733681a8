import { boxOf } from './support/geometry.ts';
import { homeCopy, site } from './support/home-content.ts';
import { expect, type Page, test } from './support/test.ts';

const TYPED_WORD = 'Transformed';
const MS_PER_LETTER = 100;

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the home page with its animations standing still at their start. */
async function openBeforeTyping(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/');
}

/** Sets the typing to `ms` after its start and counts the letters that can be seen. */
function lettersVisibleAt(page: Page, ms: number): Promise<number> {
  return page.locator('.typed-word').evaluate((word, time) => {
    for (const animation of word.getAnimations({ subtree: true })) animation.currentTime = time;
    const letters = [...word.querySelectorAll('.typed-word-letters > span')];
    return letters.filter((letter) => getComputedStyle(letter).opacity === '1').length;
  }, ms);
}

test("§2 Hero: types the word 'Transformed' at 100 ms per letter", async ({ page }) => {
  await openBeforeTyping(page);
  expect(homeCopy.hero.typedWord).toBe(TYPED_WORD);
  expect(await lettersVisibleAt(page, 0)).toBe(0);
  for (let letter = 1; letter <= TYPED_WORD.length; letter += 1) {
    const due = letter * MS_PER_LETTER;
    expect(await lettersVisibleAt(page, due - 1)).toBe(letter - 1);
    expect(await lettersVisibleAt(page, due + 1)).toBe(letter);
  }
});

test('§2 Hero: the typed letters spell the word, then give way to it', async ({ page }) => {
  await openBeforeTyping(page);
  const letters = page.locator('.typed-word-letters');
  const whole = page.locator('.typed-word-whole');
  const spelled = await letters.evaluate(({ children }) =>
    [...children].map((letter) => getComputedStyle(letter, '::before').content).join(''),
  );
  expect(spelled.replaceAll('"', '')).toBe(TYPED_WORD);
  await lettersVisibleAt(page, TYPED_WORD.length * MS_PER_LETTER - 1);
  await expect(whole).toHaveCSS('opacity', '0');
  await expect(letters).toHaveCSS('visibility', 'visible');
  await lettersVisibleAt(page, TYPED_WORD.length * MS_PER_LETTER + 1);
  await expect(whole).toHaveCSS('opacity', '1');
  await expect(letters).toHaveCSS('visibility', 'hidden');
});

test('§2 Hero: a screen reader gets the typed word once, whole', async ({ page }) => {
  await page.goto('/');
  await expect(headingOf(page)).toHaveAccessibleName(`${homeCopy.hero.headline} ${TYPED_WORD}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('§2 Hero: typing shifts nothing', async ({ page }) => {
  await openBeforeTyping(page);
  await page.evaluate(() => document.fonts.ready);
  await lettersVisibleAt(page, 0);
  const before = await boxOf(headingOf(page));
  await lettersVisibleAt(page, (TYPED_WORD.length + 1) * MS_PER_LETTER);
  expect(await boxOf(headingOf(page))).toEqual(before);
});

test('§2 Hero: with reduced motion the whole word is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('.typed-word-whole')).toHaveCSS('opacity', '1');
  await expect(page.locator('.typed-word-letters')).toBeHidden();
});

test("§2 Hero: 'Start Your Project' opens the dialog", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Start Your Project' }).click();
  await expect(page.getByRole('dialog', { name: 'Start Your Project' })).toBeVisible();
});

test("§2 Hero: 'Get Your Free Digital Consultation' opens the booking page in a new tab", async ({
  page,
  context,
}) => {
  await context.route(`${new URL(site.bookingUrl).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Booking</title>' }),
  );
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  const name = 'Get Your Free Digital Consultation (opens in a new tab)';
  await page.getByRole('link', { name, exact: true }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(site.bookingUrl);
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await expect(page).toHaveURL('/');
});

test("§2 Hero: '100+ Satisfied Clients Worldwide' leads to the testimonials page", async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: '100+ Satisfied Clients Worldwide' }).click();
  await expect(page).toHaveURL('/testimonials');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Testimonials');
});

test('§9 Chat: the panel is 600 px high and at most 28rem wide, from 320 to 2560 px', async ({
  page,
}) => {
  await page.goto('/');
  const panel = page.locator('#hero').getByRole('region', { name: `${site.name} assistant` });
  for (const viewport of [
    { width: 320, height: 800 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize(viewport);
    const { x, width, height } = await boxOf(panel);
    expect(height).toBe(600);
    expect(width).toBeLessThanOrEqual(28 * 16);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewport.width);
    // Where there is room, the panel takes it.
    if (viewport.width >= 1440) expect(width).toBe(28 * 16);
    if (viewport.width >= 768) expect(width).toBeGreaterThanOrEqual(20 * 16);
  }
});
