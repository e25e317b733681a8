import { defineConfig, devices } from '@playwright/test';

/** Another port lets two checkouts test at the same time. */
const PORT = Number(process.env.E2E_PORT ?? 4399);

/** Pages on a slower processor (tests/e2e/support/test.ts) get as much more time. */
const SLOWNESS = Number(process.env.E2E_CPU_THROTTLE ?? 1);

const VIEWPORT = { width: 1440, height: 900 };

const CHROMIUM = {
  ...devices['Desktop Chrome'],
  viewport: VIEWPORT,
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
};

/** The programs in /usr/bin that each engine needs. */
const ENGINES = {
  chrome: [],
  firefox: ['firefox-esr'],
  webkit: ['WebKitWebDriver', 'xvfb-run'],
};

/** End-to-end tests in a real browser, on the built site as `npm start` serves it. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './scripts/browser.ts',
  // Pictures are taken when somebody asks for them by the project's name.
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', use: CHROMIUM },
    { name: 'screenshots', testMatch: 'screenshots.spec.ts', use: CHROMIUM },
    // In Playwright's own builds: `npx playwright install firefox webkit`.
    {
      name: 'firefox',
      testDir: 'tests/e2e',
      use: { ...devices['Desktop Firefox'], viewport: VIEWPORT },
    },
    {
      name: 'webkit',
      testDir: 'tests/e2e',
      use: { ...devices['Desktop Safari'], viewport: VIEWPORT },
    },
    // In Debian's: `npm run test:engines`.
    ...Object.entries(ENGINES).flatMap(([engine, programs]) =>
      [390, 1440].map((width) => ({
        name: `engine-${engine}-${width}`,
        testDir: 'tests/engines',
        metadata: { engine, width, programs },
        use: { ...CHROMIUM, viewport: { width, height: 900 } },
        fullyParallel: false,
        expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
      })),
    ),
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
  use: { baseURL: `http://localhost:${PORT}` },
  webServer: {
    command: `node scripts/serve.ts --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
