import type { Page } from '@playwright/test';

/**
 * Collects what must not happen on a page: script errors, error messages in the console and
 * violations of the content security policy. Call it before the first `goto`.
 */
export async function collectTrouble(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`page error: ${error.message}`));
  page.on('console', (entry) => {
    if (entry.type() === 'error') trouble.push(`console: ${entry.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
    });
  });
  return trouble;
}
