/** The tests of `npm run test:nightly`. */
import { defineConfig } from '@playwright/test';
import { CHROMIUM, COMMON } from './playwright.config.ts';

/** The programs in /usr/bin that each engine needs. */
const ENGINES = {
  chrome: [],
  firefox: ['firefox-esr'],
  webkit: ['WebKitWebDriver', 'xvfb-run'],
};

/** Journeys that also run on pages changed by translation and password managers, before or after hydration. */
const CHANGED = {
  before: /browser\/(carousel|chat|comments|inquiry|missing-code)\.spec/,
  after: /browser\/(carousel|chat|comments|inquiry)\.spec/,
};

const { unbuilt } = COMMON.metadata;

export default defineConfig({
  ...COMMON,
  projects: [
    {
      name: 'nightly',
      testDir: 'tests/nightly',
      testIgnore: ['engines', ...unbuilt].map((name) => `**/${name}.spec.ts`),
      use: CHROMIUM,
    },
    ...(['before', 'after'] as const).map((changed) => ({
      name: `nightly-changed-${changed}`,
      testMatch: CHANGED[changed],
      use: { ...CHROMIUM, changed },
    })),
    {
      name: 'nightly-changed-agency',
      testMatch: 'browser/agency/connected.spec.ts',
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
  ].filter(({ name }) => !unbuilt.some((copy) => name.endsWith(`-${copy}`))),
});
