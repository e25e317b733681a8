import type { Page } from '@playwright/test';

/**
 * Rewrites every page before anything hydrates, as translators, writing aids, password managers and
 * dark modes do it. Call it before the first `goto`.
 */
export async function installRewritingExtension(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', '');
      for (const heading of document.querySelectorAll('h2, h3')) {
        const translated = document.createElement('span');
        translated.append(...heading.childNodes);
        heading.append(translated);
      }
      for (const field of document.querySelectorAll('input, textarea')) {
        field.setAttribute('data-writing-aid', 'false');
        field.after(document.createElement('writing-aid'));
      }
      for (const form of document.querySelectorAll('form')) {
        form.prepend(document.createElement('style'));
      }
    });
  });
}
