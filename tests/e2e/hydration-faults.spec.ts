import { ArticlePage } from './support/article-page.ts';
import { delayScripts } from './support/delayed-scripts.ts';
import { installRewritingExtension } from './support/rewriting-extension.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

/** Ways to press a button, taken apart where a visitor's hand takes its time. */
const PRESSES: {
  begin(page: Page, button: Locator): Promise<void>;
  end?(page: Page): Promise<void>;
}[] = [
  { begin: (_page, button) => button.click() },
  {
    begin: async (page, button) => {
      await button.hover();
      await page.mouse.down();
    },
    end: (page) => page.mouse.up(),
  },
  {
    begin: async (page, button) => {
      await button.focus();
      await page.keyboard.down('Space');
    },
    end: (page) => page.keyboard.up('Space'),
  },
];

/** Waits until the code of a control's island is there and has had its chance to run. */
async function letHydrate(control: Locator): Promise<void> {
  await control.evaluate(async (element) => {
    const island = element.closest('astro-island');
    for (const code of ['component-url', 'renderer-url'])
      await import(island?.getAttribute(code) as string);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

test('§4 a form whose code does not arrive says nothing false, and works once it does', async ({
  page,
}) => {
  await page.route('**/_astro/InquiryForm*', (route) => route.abort());
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('button', { name: 'Launch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start Your Project' });
  await dialog.getByLabel('Name', { exact: true }).fill('Jo');
  const submit = dialog.getByRole('button', { name: 'Send your project' });
  const failure = page.waitForEvent('console', (message) => /hydrating/.test(message.text()));
  await submit.click();
  await failure;
  await expect(dialog).toBeVisible();
  await expect(
    page.locator('astro-island', { has: page.locator('.inquiry-form') }),
  ).toHaveAttribute('ssr');

  await page.unroute('**/_astro/InquiryForm*');
  await submit.click();
  await expect(dialog.getByText('Invalid email address')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Jo');
});

test('§4 pressing twice before a form is ready posts once', async ({ page }) => {
  const script = await delayScripts(page, /\/_astro\/Comments/);
  await page.goto('/blog/quantum-ai-computing');
  await page.getByPlaceholder('Your name').fill('Jo');
  await page.getByPlaceholder('Share your thoughts...').fill('Twice');
  const post = page.getByRole('button', { name: 'Post Comment' });
  await post.click();
  await post.click();
  script.release();
  await expect(page.getByRole('heading', { name: 'Comments (1)' })).toBeVisible();
  await expect(page.getByText('Comment added').first()).toBeVisible();
  await expect(page.getByText('Missing information')).toHaveCount(0);
});

test('§4 a form that an extension rewrote keeps text, caret and focus when it gets ready', async ({
  page,
}) => {
  await installRewritingExtension(page);
  const script = await delayScripts(page, /\/_astro\/Comments/);
  const article = new ArticlePage(page);
  await article.open('quantum-ai-computing');
  await article.nameField.fill('Anna');
  await article.commentField.fill('Well sad.');
  await article.commentField.press('ArrowLeft');
  await article.commentField.press('ArrowLeft');
  const field = await article.commentField.elementHandle();
  script.release();
  await expect(page.locator('#comments writing-aid')).toHaveCount(0);
  await page.keyboard.type('i');
  await expect(article.commentField).toHaveValue('Well said.');
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  await article.nameField.press('Enter');
  await expect(article.comments).toHaveText([/Anna.*Well said\./]);
});

test('§4 a click, and a long press of mouse or space bar, count while such a form gets ready', async ({
  page,
}) => {
  await installRewritingExtension(page);
  // The page need not scroll smoothly to the form three times.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const article = new ArticlePage(page);
  for (const { begin, end } of PRESSES) {
    const script = await delayScripts(page, /\/_astro\/Comments/);
    await article.open('quantum-ai-computing');
    await article.nameField.fill('Anna');
    await article.commentField.fill('Well said.');
    await begin(page, article.postButton);
    script.release();
    await letHydrate(article.postButton);
    await end?.(page);
    await expect(article.comments).toHaveText([/Anna.*Well said\./]);
    await expect(article.addedNotice).toBeVisible();
    await expect(article.missingNotice).toHaveCount(0);
  }
});

test('§2 with a modifier, arrow keys in the carousel stay the browser’s', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next testimonial' });
  await next.scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel')).toHaveAttribute('data-ready');
  await next.focus();
  const prevented = await next.evaluate((button) => {
    const event = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    button.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(prevented).toBe(false);
});

test('§4 no control can be pressed before it works: the pause button comes with the animation', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      window.addEventListener('test-idle', callback as unknown as EventListener);
      return 0;
    };
  });
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause animation' });
  await expect(pause).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('test-idle')));
  await expect(pause).toBeVisible();
});
