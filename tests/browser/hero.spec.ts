import { homeCopy } from '../support/content.ts';
import { getBox } from '../support/geometry.ts';
import { expect, type Locator, MOVING, type Page, test } from '../support/test.ts';

const MS_PER_LETTER = 100;
/** How long a tile takes to settle. */
const SETTLE_MS = 250;
const { headline, typedWord } = homeCopy.hero;

const getWholeWord = (page: Page) => page.locator('.typed-word-whole');
const getLetters = (page: Page) => page.locator('.typed-word-letters');

/** Sets the typing animation to `ms` after its start, and counts the visible letters. */
const lettersVisibleAt = (page: Page, ms: number) =>
  page.locator('.typed-word').evaluate((word, time) => {
    for (const animation of word.getAnimations({ subtree: true })) animation.currentTime = time;
    const letters = [...word.querySelectorAll('.typed-word-letters > span')];
    return letters.filter((letter) => getComputedStyle(letter).opacity === '1').length;
  }, ms);

/** The tiles of the last column, from the top. */
const getTiles = (page: Page) => page.locator('.laid-floor g:first-child > rect');

/** The opacity of a tile when its animation is at `ms`. */
const opacityAt = (tile: Locator, ms: number) =>
  tile.evaluate((element, time) => {
    for (const animation of element.getAnimations()) animation.currentTime = time;
    return Number(getComputedStyle(element).opacity);
  }, ms);

test.use(MOVING);

/** tests/built checks the hero's links. */
test.describe('§2 §9 Hero', () => {
  test.beforeEach(async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto('./');
  });

  test('every 100 ms, a letter appears; the heading keeps its size', async ({ page }) => {
    await page.evaluate(() => document.fonts.ready);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await getBox(heading);
    for (const letter of [1, 2, typedWord.length]) {
      const due = letter * MS_PER_LETTER;
      expect(await lettersVisibleAt(page, due - 1)).toBe(letter - 1);
      await expect(getWholeWord(page)).toHaveCSS('opacity', '0');
      expect(await lettersVisibleAt(page, due + 1)).toBe(letter);
    }
    await expect(getWholeWord(page)).toHaveCSS('opacity', '1');
    await expect(getLetters(page)).toHaveCSS('visibility', 'hidden');
    expect(await getBox(heading)).toEqual(before);
    const spelled = await getLetters(page).evaluate(({ children }) =>
      [...children].map((letter) => getComputedStyle(letter, '::before').content).join(''),
    );
    expect(spelled.replaceAll('"', '')).toBe(typedWord);
    await expect(heading).toHaveAccessibleName(`${headline} ${typedWord}`);
  });

  test('the last tiles of the floor come with the last letters', async ({ page }) => {
    for (const letter of [typedWord.length - 1, typedWord.length]) {
      const tile = getTiles(page).nth(typedWord.length - letter);
      const due = letter * MS_PER_LETTER;
      expect(await opacityAt(tile, due - 1)).toBe(0);
      expect(await opacityAt(tile, due + 1)).toBeGreaterThan(0);
      expect(await opacityAt(tile, due + SETTLE_MS)).toBe(1);
    }
  });

  test('under reduced motion, the word and the floor are there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(getWholeWord(page)).toHaveCSS('opacity', '1');
    await expect(getLetters(page)).toBeHidden();
    await expect(getTiles(page).first()).toHaveCSS('opacity', '1');
  });
});
