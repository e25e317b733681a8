import { homeCopy } from '../support/content.ts';
import { getBox, resize } from '../support/geometry.ts';
import { expect, MOVING, type Page, test } from '../support/test.ts';

const MS_PER_LETTER = 100;
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

/** The visible tiles of the floor and the key, in the order in which they are laid. `due` is in ms. */
async function getTiles(page: Page) {
  const tiles = await page.locator('.laid-floor rect, .hero-key svg').evaluateAll((all) =>
    all.flatMap((tile) => {
      const [animation] = tile.getAnimations();
      animation?.finish();
      const due = Number(animation?.effect?.getTiming().delay ?? 0);
      const { x, y, width } = tile.getBoundingClientRect();
      const atMiddle = document.elementsFromPoint(x + width / 2, y + width / 2);
      return atMiddle.some((element) => tile.contains(element)) ? { x, y, width, due } : [];
    }),
  );
  return tiles.toSorted((a, b) => a.due - b.due);
}

/** Sets how fast animations run, 1 being their own speed. */
async function setAnimationSpeed(page: Page, playbackRate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate });
}

test.use(MOVING);

/** tests/built checks the hero's links. */
test.describe('§2 §9 Hero', () => {
  test.beforeEach(async ({ page }) => {
    await setAnimationSpeed(page, 0);
    await page.goto('./');
  });

  test('every 100 ms, a letter appears; the headline keeps its size', async ({ page }) => {
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

  for (const size of ['390×664', '768×1024', '1440×900', '2560×1440'] as const)
    test(`${size}: each tile is laid next to an earlier one, the last with the last letter`, {
      tag: '@services',
    }, async ({ page }) => {
      await resize(page, size);
      const tiles = await getTiles(page);
      for (const { x, y, width, due } of tiles) {
        const isLaid = (other: (typeof tiles)[number]) =>
          other.due < due && Math.hypot(x - other.x, y - other.y) < 1.4 * width;
        expect(due <= 0 || tiles.some(isLaid), `${x}, ${y}`).toBe(true);
      }
      expect(tiles.at(-1)?.due).toBeCloseTo(typedWord.length * MS_PER_LETTER);
    });

  test('in large windows, no tile beside the chat begins above it', async ({ page, chat }) => {
    for (const size of ['1024×768', '1440×900', '2560×900', '3840×2160'] as const) {
      await resize(page, size);
      const panel = await getBox(chat.panel);
      const tiles = await getTiles(page);
      const beside = tiles.filter(({ x, width }) => x > panel.x - 1.5 * width);
      expect(Math.min(...beside.map(({ y }) => y)), size).toBeGreaterThanOrEqual(panel.y);
    }
  });

  for (const size of ['360×640', '390×664', '1366×650', '1440×900'] as const)
    test(`${size}: headline, buttons and the services' tiles are in the first screen`, {
      tag: '@sample',
    }, async ({ page }) => {
      await resize(page, size);
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.locator('.hero-actions > *').last(),
        page.locator('.hero-key a').last(),
      ])
        await expect(part).toBeInViewport({ ratio: 0.99 });
    });

  test('under reduced motion, the word and the floor are there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(getWholeWord(page)).toHaveCSS('opacity', '1');
    await expect(getLetters(page)).toBeHidden();
    await expect(page.locator('.laid-floor rect').first()).toHaveCSS('opacity', '1');
  });
});

test('once the caret has blinked, tiles have no animation', async ({ page }) => {
  await setAnimationSpeed(page, 10);
  await page.goto('./');
  await expect(page.locator('.laid-floor rect').first()).toHaveCSS('animation-name', 'none');
});
