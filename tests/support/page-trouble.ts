import type { Page } from '@playwright/test';

/** Logs further events that must not happen as errors. Runs in a page before its scripts. */
export function reportTrouble(): void {
  addEventListener('error', ({ message }) => console.error(message));
  addEventListener('unhandledrejection', ({ reason }) => {
    // An error of Chromium's own, if a page is shown before its view transition.
    if (!/Transition was aborted/.test(reason)) console.error(`${reason}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
  });
}

/**
 * Collects what must not happen on a page: script errors, error messages in the console and
 * violations of the content security policy. Call it before the first `goto`.
 */
export async function collectTrouble(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error') trouble.push(`console: ${entry.text()}`);
  });
  await page.addInitScript(reportTrouble);
  return trouble;
}
