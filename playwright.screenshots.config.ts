import { defineConfig } from '@playwright/test';
import { CHROMIUM, COMMON } from './playwright.config.ts';

/** Takes the screenshots in README.md. */
export default defineConfig({
  ...COMMON,
  projects: [{ name: 'screenshots', testMatch: 'screenshots.spec.ts', use: CHROMIUM }],
});
