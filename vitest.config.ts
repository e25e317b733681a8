/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';
import { getCopy } from './tests/support/copies.ts';

/** A Vitest project: the tests in these files. */
const project = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, ...more },
});

/**
 * `unit`: tests of logic and tools, mostly beside their files. `built`: rules for all pages of the site. `agency`: the
 * same rules for the copy `agency`, and what is true only there.
 */
export default getViteConfig({
  test: {
    // Long enough for a busy machine.
    testTimeout: 60_000,
    // Test files share their imports, which cuts the time to a quarter. A test that fakes a global must restore it.
    isolate: false,
    // Style sheets that are read as text; all others are empty.
    css: { include: /\?raw$/ },
    projects: [
      project('unit', ['{deploy,integrations,scripts,src}/**/*.test.ts', 'tests/*.test.ts']),
      project('built', ['tests/built/*.test.ts']),
      project('agency', ['tests/{built,copies}/*.test.ts'], {
        env: { SITE_DIR: getCopy('agency').folder },
      }),
    ],
  },
});
