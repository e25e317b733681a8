import type { Page } from '@playwright/test';

/** The page as a slow first visit shows it: in the fallback fonts, which are the wider ones. */
export const blockFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());
