import { delayScripts } from './support/delayed-scripts.ts';
import { expect, test } from './support/test.ts';

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
  const script = await delayScripts(page, /\/_astro\/Background\.astro/);
  await page.goto('/', { waitUntil: 'commit' });
  const pause = page.getByRole('button', { name: 'Pause animation' });
  await expect.poll(() => script.requested).toHaveLength(1);
  await expect(pause).toBeHidden();
  script.release();
  await expect(pause).toBeVisible();
});
