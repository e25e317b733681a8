import { homeCopy } from '../support/content.ts';
import { boxOf } from '../support/geometry.ts';
import { expect, MOVING, type Page, test } from '../support/test.ts';

const MS_PER_LETTER = 100;
const { headline, typedWord } = homeCopy.hero;

const wholeOf = (page: Page) => page.locator('.typed-word-whole');
const lettersOf = (page: Page) => page.locator('.typed-word-letters');

/** Sets the typing animation to `ms` after its start, and counts the visible letters. */
const lettersVisibleAt = (page: Page, ms: number) =>
  page.locator('.typed-word').evaluate((word, time) => {
    for (const animation of word.getAnimations({ subtree: true })) animation.currentTime = time;
    const letters = [...word.querySelectorAll('.typed-word-letters > span')];
    return letters.filter((letter) => getComputedStyle(letter).opacity === '1').length;
  }, ms);

test.use(MOVING);

/** tests/built checks the hero's links. */
test('§2 §9 Hero: every 100 ms, a letter and a diagonal of tiles appear', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('./');
  await page.evaluate(() => document.fonts.ready);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await boxOf(heading);
  for (const letter of [1, 2, typedWord.length]) {
    const due = letter * MS_PER_LETTER;
    expect(await lettersVisibleAt(page, due - 1)).toBe(letter - 1);
    await expect(wholeOf(page)).toHaveCSS('opacity', '0');
    expect(await lettersVisibleAt(page, due + 1)).toBe(letter);
  }
  await expect(wholeOf(page)).toHaveCSS('opacity', '1');
  await expect(lettersOf(page)).toHaveCSS('visibility', 'hidden');
  expect(await boxOf(heading)).toEqual(before);
  const spelled = await lettersOf(page).evaluate(({ children }) =>
    [...children].map((letter) => getComputedStyle(letter, '::before').content).join(''),
  );
  expect(spelled.replaceAll('"', '')).toBe(typedWord);
  await expect(heading).toHaveAccessibleName(`${headline} ${typedWord}`);

  const [cover, floor] = [page.locator('.floor-cover'), page.locator('.drawn-stairs')];
  for (const letters of [0, 1, typedWord.length - 1, typedWord.length]) {
    await cover.evaluate(
      (element, time) => {
        for (const animation of element.getAnimations()) animation.currentTime = time;
      },
      letters * MS_PER_LETTER + 1,
    );
    const [box, { x, width }] = [await boxOf(cover), await boxOf(floor)];
    // The cover is sixteen tiles wide.
    const hidden = (x + width - box.x) / (box.width / 16);
    expect(hidden).toBeCloseTo(typedWord.length - letters, 1);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(wholeOf(page)).toHaveCSS('opacity', '1');
  await expect(lettersOf(page)).toBeHidden();
});
