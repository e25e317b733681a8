import { defineConfig, devices } from '@playwright/test';
import { sitePath } from '#formatting/site-path.ts';
import { articles } from './tests/support/articles.ts';
import { base, homeCopy, partners, site, testimonials } from './tests/support/content.ts';

/** Another port lets two checkouts test at the same time. */
const PORT = Number(process.env.E2E_PORT ?? 4399);

/** Pages on a slower processor (tests/support/test.ts) get as much more time. */
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
      // Nothing that tests press reaches the services of this site.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  },
};

/** What this site does not have: specs of that name, and tests with that tag, are left out. */
const ABSENT = Object.entries({
  booking: !site.bookingUrl,
  carousel: testimonials.length < 3,
  comments: site.comments === false,
  contents: !articles.some(({ text }) => /^## /m.test(text)),
  particles: site.particles === false,
  partners: partners.length < 2,
  portrait: !articles.some(({ author }) => author.avatarUrl),
  sample: !site.sample,
  unconnected: Boolean(site.forms?.inquiry ?? site.forms?.contact ?? site.analytics?.script),
  welcome: !homeCopy.welcome,
}).flatMap(([name, isAbsent]) => (isAbsent ? name : []));

// Other tools read this file too.
if (ABSENT.length > 0 && !process.env.TEST_WORKER_INDEX && /playwright/.test(`${process.argv[1]}`))
  process.stdout.write(`Left out, as this site has it otherwise: tests of ${ABSENT.join(', ')}.\n`);

/** The programs in /usr/bin that each engine needs. */
const ENGINES = {
  chrome: [],
  firefox: ['firefox-esr'],
  webkit: ['WebKitWebDriver', 'xvfb-run'],
};

/** End-to-end tests in a real browser, on the built site as `npm start` serves it. */
export default defineConfig({
  testDir: 'tests',
  ...(ABSENT.length > 0 && { grepInvert: new RegExp(`(@|/)(${ABSENT.join('|')})\\b`) }),
  globalSetup: './scripts/browser.ts',
  // Pictures are taken when somebody asks for them by the project's name.
  projects: [
    { name: 'browser', testDir: 'tests/browser', use: CHROMIUM },
    { name: 'screenshots', testMatch: 'screenshots.spec.ts', use: CHROMIUM },
    // In Playwright's own builds: `npx playwright install firefox webkit`.
    {
      name: 'firefox',
      testDir: 'tests/browser',
      use: { ...devices['Desktop Firefox'], viewport: VIEWPORT },
    },
    {
      name: 'webkit',
      testDir: 'tests/browser',
      use: { ...devices['Desktop Safari'], viewport: VIEWPORT },
    },
    // In Debian's: `npm run test:nightly`.
    ...Object.entries(ENGINES).flatMap(([engine, programs]) =>
      [390, 1440].map((width) => ({
        name: `engine-${engine}-${width}`,
        testDir: 'tests/nightly',
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
  use: { baseURL: `http://localhost:${PORT}${sitePath('/', base)}` },
  webServer: {
    command: `node scripts/serve.ts --port ${PORT}`,
    url: `http://localhost:${PORT}${sitePath('/', base)}`,
    reuseExistingServer: false,
  },
});
