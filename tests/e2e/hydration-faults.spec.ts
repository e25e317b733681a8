import { expect, test } from '@playwright/test';

test('a form whose code does not arrive says nothing false, and works once it does', async ({
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

test('pressing twice before a form is ready posts once', async ({ page }) => {
  let letCodeCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCodeCome = resolve;
  });
  await page.route('**/_astro/Comments*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/blog/quantum-ai-computing');
  await page.getByPlaceholder('Your name').fill('Jo');
  await page.getByPlaceholder('Share your thoughts...').fill('Twice');
  const post = page.getByRole('button', { name: 'Post Comment' });
  await post.click();
  await post.click();
  letCodeCome();
  await expect(page.getByRole('heading', { name: 'Comments (1)' })).toBeVisible();
  await expect(page.getByText('Comment added').first()).toBeVisible();
  await expect(page.getByText('Missing information')).toHaveCount(0);
});

test('with a modifier, arrow keys in the carousel stay the browser’s', async ({ page }) => {
  await page.goto('/blog');
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
