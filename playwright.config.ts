import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import {
  articles,
  hasSection,
  homeCopy,
  partners,
  site,
  testimonials,
} from './tests/support/content.ts';
import { placeOf, SITE } from './tests/support/copies.ts';

/** How many times slower the CPU of pages is (tests/support/test.ts). Timeouts grow with it. */
const SLOWNESS = Number(process.env.E2E_CPU_THROTTLE ?? 1);

const CHROMIUM = {
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

/** Features that this site does not have. Specs with these names and tests with these tags are skipped. */
const ABSENT = Object.entries({
  article: articles.length === 0,
  carousel: testimonials.length < 3 || !hasSection('testimonials'),
  contact: !hasSection('contact'),
  comments: site.comments === false || articles.length === 0,
  contents: !articles.some(({ text }) => /^## /m.test(text)),
  particles: site.particles === false,
  partners: partners.length < 2 || !hasSection('partners'),
  portrait: !articles.some(({ author }) => author.avatarUrl),
  sample: !site.sample,
  services: !hasSection('services'),
  unconnected: Boolean(site.forms?.inquiry ?? site.forms?.contact ?? site.analytics?.script),
  welcome: !homeCopy.welcome,
}).flatMap(([name, isAbsent]) => (isAbsent ? name : []));

const copies = (['agency', 'editor'] as const).map((name) => ({ name, ...placeOf(name) }));
const [built, unbuilt] = [true, false].map((isBuilt) =>
  copies.filter(({ dir }) => existsSync(dir) === isBuilt),
) as [typeof copies, typeof copies];

// Only Playwright's main process prints: workers and other tools read this file too.
if (!process.env.TEST_WORKER_INDEX && /playwright/.test(`${process.argv[1]}`))
  for (const [names, why] of [
    [ABSENT, 'this site does not have them'],
    [unbuilt.map(({ name }) => `the copy ${name}`), 'npm run build:copies has not been run'],
  ] as const)
    if (names.length > 0) process.stdout.write(`Skipped, because ${why}: ${names.join(', ')}.\n`);

/** The programs in /usr/bin that each engine needs. */
const ENGINES = {
  chrome: [],
  firefox: ['firefox-esr'],
  webkit: ['WebKitWebDriver', 'xvfb-run'],
};

/** The journeys that also run on pages changed by other programs, before or after hydration. */
const CHANGED = {
  before: /browser\/(carousel|chat|comments|inquiry|missing-code)\.spec/,
  after: /browser\/(carousel|chat|comments|inquiry)\.spec/,
};

/** Tests in a real browser, on built sites as `npm start` serves them. */
export default defineConfig({
  testDir: 'tests',
  ...(ABSENT.length > 0 && { grepInvert: new RegExp(`(@|/)(${ABSENT.join('|')})\\b`) }),
  globalSetup: './tests/support/chromium.ts',
  projects: [
    // One worker, because the agency's forms share a service.
    { name: 'browser-agency', testDir: 'tests/browser/agency', workers: 1, use: CHROMIUM },
    { name: 'browser-editor', testMatch: 'browser/editor.spec.ts', use: CHROMIUM },
    {
      name: 'browser',
      testMatch: 'browser/*.spec.ts',
      testIgnore: '**/editor.spec.ts',
      use: CHROMIUM,
    },
    { name: 'nightly', testDir: 'tests/nightly', testIgnore: '**/engines.spec.ts', use: CHROMIUM },
    // Journeys on pages changed by translation, password managers and grammar checkers.
    ...(['before', 'after'] as const).map((changed) => ({
      name: `nightly-changed-${changed}`,
      testMatch: CHANGED[changed],
      use: { ...CHROMIUM, changed },
    })),
    {
      name: 'nightly-changed-agency',
      testMatch: 'browser/agency/connected.spec.ts',
      workers: 1,
      use: { ...CHROMIUM, changed: 'after' as const },
    },
    ...Object.entries(ENGINES).flatMap(([engine, programs]) =>
      [390, 1440].map((width) => ({
        name: `nightly-${engine}-${width}`,
        testMatch: 'nightly/engines.spec.ts',
        metadata: { engine, width, programs },
        use: { ...CHROMIUM, viewport: { width, height: 900 } },
        fullyParallel: false,
        expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
      })),
    ),
    // Takes screenshots only if this project is named on the command line.
    { name: 'screenshots', testMatch: 'screenshots.spec.ts', use: CHROMIUM },
  ].filter(({ name }) => !unbuilt.some(({ name: copy }) => name.endsWith(`-${copy}`))),
  fullyParallel: true,
  // Without a GPU, a busy machine takes a long time to draw pages.
  timeout: 90_000 * SLOWNESS,
  expect: { timeout: 10_000 * SLOWNESS, toPass: { timeout: 30_000 * SLOWNESS } },
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism(),
  reporter: process.env.CI ? [['dot'], ['html', { open: 'never' }]] : [['list']],
  use: { baseURL: SITE.url },
  webServer: [SITE, ...built].map(({ folder, port, url }) => ({
    command: `node scripts/serve.ts --port ${port}`,
    cwd: folder,
    url,
  })),
});
