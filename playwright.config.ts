import { defineConfig, devices } from '@playwright/test';

/** Another port lets two checkouts test at the same time. */
const PORT = Number(process.env.E2E_PORT ?? 4399);

/** Pages on a slower processor (tests/e2e/support/test.ts) get as much more time. */
const SLOWNESS = Number(process.env.E2E_CPU_THROTTLE ?? 1);

/** End-to-end tests in a real browser, on the built site as `npm start` serves it. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './scripts/browser.ts',
  // Pictures are taken when somebody asks for them by the project's name.
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'screenshots', testMatch: 'screenshots.spec.ts' },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  // Pages are drawn without a GPU here: on a busy machine that takes its time.
  timeout: 90_000 * SLOWNESS,
  expect: { timeout: 5_000 * SLOWNESS },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: process.env.CI ? [['dot'], ['html', { open: 'never' }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      // Set by globalSetup, before workers read this file.
      executablePath: process.env.CHROMIUM_PATH ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: `node scripts/serve.ts --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
