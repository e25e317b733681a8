import type { Page } from '@playwright/test';

/** Closes whatever dialog is open, as a visitor does. */
async function closeDialogs(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  while ((await open.count()) > 0) {
    await page.keyboard.press('Escape');
    await open.first().waitFor({ state: 'hidden' });
  }
}

/** Presses every button that a page shows, one after the other, and closes what they open. */
export async function pressEveryButton(page: Page): Promise<number> {
  let pressed = 0;
  for (const button of await page.locator('button:visible').elementHandles()) {
    // An earlier one may have taken it away.
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click();
    pressed += 1;
    await closeDialogs(page);
  }
  return pressed;
}

/** Chooses every option of every group of radio buttons that a page shows. */
export async function chooseEveryOption(page: Page): Promise<number> {
  const labels = page.locator('label:visible').filter({ has: page.getByRole('radio') });
  const count = await labels.count();
  for (let index = 0; index < count; index += 1) await labels.nth(index).click();
  return count;
}

/** The addresses within the site that a page links to, without anchors. */
export async function linkedPaths(page: Page): Promise<string[]> {
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  return [...new Set(paths)];
}
