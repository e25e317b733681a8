import { homeCopy, pageCopy, services, site } from '../support/content.ts';
import { boxOf } from '../support/geometry.ts';
import { expect, type Page, test } from '../support/test.ts';

const MS_PER_LETTER = 100;
const { headline, typedWord, consultation, claim } = homeCopy.hero;

/** Opens the home page with animations that run at this part of their speed: at 0, they stop at their start. */
async function openSlowed(page: Page, playbackRate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate });
  await page.goto('./');
}

/** Sets the typing to `ms` after its start and counts the letters that can be seen. */
function lettersVisibleAt(page: Page, ms: number): Promise<number> {
  return page.locator('.typed-word').evaluate((word, time) => {
    for (const animation of word.getAnimations({ subtree: true })) animation.currentTime = time;
    const letters = [...word.querySelectorAll('.typed-word-letters > span')];
    return letters.filter((letter) => getComputedStyle(letter).opacity === '1').length;
  }, ms);
}

test('§2 §9 Hero: types a word at 100 ms per letter, shifting nothing', async ({ page }) => {
  await openSlowed(page, 0);
  await page.evaluate(() => document.fonts.ready);
  const heading = page.getByRole('heading', { level: 1 });
  const letters = page.locator('.typed-word-letters');
  const whole = page.locator('.typed-word-whole');

  const before = await boxOf(heading);
  for (const letter of [1, 2, typedWord.length]) {
    const due = letter * MS_PER_LETTER;
    expect(await lettersVisibleAt(page, due - 1)).toBe(letter - 1);
    await expect(whole).toHaveCSS('opacity', '0');
    expect(await lettersVisibleAt(page, due + 1)).toBe(letter);
  }
  await expect(whole).toHaveCSS('opacity', '1');
  await expect(letters).toHaveCSS('visibility', 'hidden');
  expect(await boxOf(heading)).toEqual(before);
  const spelled = await letters.evaluate(({ children }) =>
    [...children].map((letter) => getComputedStyle(letter, '::before').content).join(''),
  );
  expect(spelled.replaceAll('"', '')).toBe(typedWord);
  await expect(heading).toHaveAccessibleName(`${headline} ${typedWord}`);
});

test("'Pause animation' ends the typing and stops the caret", { tag: '@particles' }, async ({
  page,
}) => {
  await openSlowed(page, 0.01);
  await page.getByRole('button', { name: 'Pause animation' }).click();
  const moving = () =>
    page
      .locator('.typed-word')
      .evaluate((word) => word.getAnimations({ subtree: true }).map(({ playState }) => playState));
  await expect.poll(moving).not.toContain('running');
  await expect(page.locator('.typed-word-whole')).toHaveCSS('opacity', '1');
  await expect(page.locator('.typed-word-letters')).toHaveCSS('visibility', 'hidden');
});

test('§2 Hero: with reduced motion the whole word is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await expect(page.locator('.typed-word-whole')).toHaveCSS('opacity', '1');
  await expect(page.locator('.typed-word-letters')).toBeHidden();
});

test('each letter lays a diagonal of the floor, the last one the last', async ({ page }) => {
  await openSlowed(page, 0);
  const cover = page.locator('.floor-cover');
  const hiddenAfter = async (letters: number) => {
    const ms = letters * MS_PER_LETTER + 1;
    await cover.evaluate((element, time) => {
      for (const animation of element.getAnimations()) animation.currentTime = time;
    }, ms);
    const [box, floor] = [await boxOf(cover), await boxOf(page.locator('.drawn-floor').first())];
    // The cover is sixteen tiles wide.
    return (floor.x + floor.width - box.x) / (box.width / 16);
  };
  for (const letters of [0, 1, typedWord.length - 1, typedWord.length]) {
    expect(await hiddenAfter(letters)).toBeCloseTo(typedWord.length - letters, 1);
  }
});

test('a key in the first screen leads to each service', async ({ page }) => {
  await page.goto('./');
  const key = page.locator('.hero-key').getByRole('link');
  await expect(key).toHaveText(services.map(({ shortTitle, title }) => shortTitle ?? title));
  await key.last().click();
  const name = services.at(-1)?.title as string;
  await expect(page.getByRole('article', { name })).toBeInViewport();
});

test('§2 Hero: leads to the booking page', { tag: '@booking' }, async ({ page, context }) => {
  await context.route(`${new URL(`${site.bookingUrl}`).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Booking</title>' }),
  );
  await page.goto('./');
  const opened = page.waitForEvent('popup');
  const name = `${consultation} (opens in a new tab)`;
  await page.getByRole('link', { name, exact: true }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${site.bookingUrl}`);
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await expect(page).toHaveURL('./');
});

test('§2 Hero: leads to the testimonials', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: claim }).click();
  await expect(page).toHaveURL('./testimonials');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageCopy.testimonials.heading);
});
