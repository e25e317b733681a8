/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';
import { readValidSettings } from '#data/site/site.ts';
import { getCopy } from './tests/support/copies.ts';

/** The specification of the sample is left out once site.yaml no longer says `sample: true`. */
const isSample = readValidSettings().sample;
const SPECIFICATION = 'tests/specification.test.ts';
// Prints only in Vitest: other tools read this file too.
if (!isSample && /vitest/.test(`${process.argv[1]}`))
  process.stdout.write(`Skipped, because this is no longer the sample: ${SPECIFICATION}.\n`);

/** A Vitest project: the tests in these files. */
const project = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, ...more },
});

/**
 * `unit`: logic and tools, mostly beside their files. `built` and `agency`: rules for all pages of the site, and of its copy
 * `agency`. `copies`: what is true of one copy only.
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
      project('unit', ['{deploy,integrations,scripts,src}/**/*.test.ts', 'tests/*.test.ts'], {
        exclude: isSample ? [] : [SPECIFICATION],
      }),
      project('built', ['tests/built/*.test.ts']),
      project('agency', ['tests/built/*.test.ts'], {
        env: { SITE_DIR: getCopy('agency').folder },
      }),
      project('copies', ['tests/copies/*.test.ts']),
    ],
  },
});
