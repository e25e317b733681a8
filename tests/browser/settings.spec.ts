/** The site with a video, without a booking page, comments, particles and a welcome notice. Built once. */
import { articles, newest } from '../support/articles.ts';
import { ChatPanel } from '../support/chat-panel.ts';
import { chatScript, homeCopy, inquiryCopy, navigation } from '../support/content.ts';
import { serveCopy } from '../support/copy-server.ts';
import { boxOf } from '../support/geometry.ts';
import { collectTrouble } from '../support/page-trouble.ts';
import { test as base, expect, SLOWNESS } from '../support/test.ts';

const VIDEO = 'https://youtu.be/aB3-_xyz789';

const test = base.extend<object, { builtUrl: string }>({
  builtUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const changes = {
        bookingUrl: undefined,
        comments: false,
        particles: false,
        analytics: undefined,
        embeds: ['YouTube'],
      };
      const served = await serveCopy((copy) => {
        copy.set('site.yaml', changes);
        copy.set('home.yaml', { welcome: undefined });
        copy.edit(`articles/${articles[0]?.id}.md`, [[/$/, `\n${VIDEO}\n`]]);
      });
      await use(served.url);
      served.close();
    },
    { scope: 'worker', timeout: 120_000 * SLOWNESS },
  ],
  baseURL: async ({ builtUrl }, use) => use(builtUrl),
});

test.describe.configure({ mode: 'default' });

test('without a booking page, the hero and the chat open the project dialog', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: inquiryCopy.title });
  const chat = await ChatPanel.openWithStoppedClock(page);
  await page.getByRole('button', { name: homeCopy.hero.consultation }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const rule = chatScript.rules.find(({ links }) => links.some(({ to }) => to === 'booking'));
  const reply = await chat.ask(`${rule?.keywords[0]}`);
  await reply.getByRole('button').first().click();
  await expect(dialog).toBeVisible();
});

test('pages without comments, particles and notice work without an error', async ({ page }) => {
  const trouble = await collectTrouble(page);
  for (const path of ['./', `./blog/${newest}`]) {
    await page.goto(path);
    await page.getByRole('button', { name: navigation.header.launch }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(trouble).toEqual([]);
});

test('nobody is asked for the player of a video before it is pressed', async ({ page }) => {
  const trouble = await collectTrouble(page);
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'The film' });
  });
  await page.goto(`./blog/${newest}`);
  const play = page.getByRole('button', { name: 'Play video from YouTube' });
  await play.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = await boxOf(play);
  expect(asked).toEqual([]);

  await play.press('Enter');
  const player = page.getByTitle('YouTube');
  await expect(player).toBeFocused();
  await expect(player.contentFrame().getByText('The film')).toBeVisible();
  expect(await boxOf(player)).toEqual(before);
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/aB3-_xyz789?autoplay=1']);
  expect(trouble).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link', async ({ page }) => {
    await page.goto(`./blog/${newest}`);
    await expect(page.locator('.video button')).toBeHidden();
    const link = page.getByRole('link', { name: 'Watch on YouTube' });
    await expect(link).toHaveAttribute('href', VIDEO);
  });
});
