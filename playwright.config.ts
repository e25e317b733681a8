import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { getCopy, SITE } from './tests/support/copies.ts';

/** Options of tests in Chromium. */
export const CHROMIUM = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  // Tests of motion turn motion back on.
  reducedMotion: 'reduce' as const,
  launchOptions: {
    // Set by globalSetup, before workers read this file.
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // By default, the headless shell rounds letter widths, so lines break differently than on screens.
      '--font-render-hinting=none',
      // No click in a test reaches the internet.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  },
};

const copies = (['agency', 'editor'] as const).map((name) => ({ name, ...getCopy(name) }));
const isBuilt = ({ dir }: { dir: string }) => existsSync(dir);
const unbuilt = copies.filter((copy) => !isBuilt(copy)).map(({ name }) => name);

/** What all tests in a real browser share: they run on built sites, as `npm start` serves them. */
export const COMMON = {
  testDir: 'tests',
  globalSetup: './tests/support/set-up.ts',
  metadata: { unbuilt },
  fullyParallel: true,
  // Without a GPU, a busy machine takes a long time to draw pages.
  timeout: 90_000,
  expect: { timeout: 10_000, toPass: { timeout: 30_000 } },
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism(),
  reporter: process.env.CI ? [['dot'], ['html', { open: 'never' }]] : [['list']],
  use: { baseURL: SITE.url },
  webServer: [SITE, ...copies.filter(isBuilt)].map(({ folder, port, url }) => ({
    command: `node scripts/serve.ts --port ${port}`,
    cwd: folder,
    url,
  })),
} satisfies PlaywrightTestConfig;

/** The browser tests of `npm test`. */
export default defineConfig({
  ...COMMON,
  projects: [
    { name: 'browser-agency', testDir: 'tests/browser/agency', use: CHROMIUM },
    { name: 'browser-editor', testMatch: 'browser/editor.spec.ts', use: CHROMIUM },
    {
      name: 'browser',
      testMatch: 'browser/*.spec.ts',
      testIgnore: '**/editor.spec.ts',
      use: CHROMIUM,
    },
  ].filter(({ name }) => !unbuilt.some((copy) => name.endsWith(`-${copy}`))),
});
