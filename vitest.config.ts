/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { getViteConfig } from 'astro/config';
import { placeOf } from './tests/support/copies.ts';

/** What the specification fixes about the sample, tests/specification, holds only as long as that is there. */
const isSample = /^sample: true$/m.test(readFileSync('src/content/site.yaml', 'utf8'));
// Other tools read this file too.
if (!isSample && /vitest/.test(`${process.argv[1]}`))
  process.stdout.write('Left out, as this is not the sample any more: tests/specification.\n');
const specification = (files: string) => (isSample ? [`tests/specification/${files}`] : []);

/**
 * `unit`: logic and tools, beside their files. `built`: assertions on the built site. `copies`: builds of changed copies
 * of the project.
 */
export default getViteConfig({
  test: {
    // On a busy machine, too.
    testTimeout: 60_000,
    // Files share what they import, in a quarter of the time; a test that fakes a global restores it.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{deploy,scripts,src}/**/*.test.ts',
            'tests/*.test.ts',
            ...specification('*.test.ts'),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/*.test.ts'],
          exclude: isSample ? [] : ['tests/built/budgets.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'agency',
          include: ['tests/built/*.test.ts'],
          exclude: ['tests/built/budgets.test.ts'],
          env: { SITE_DIR: placeOf('agency').folder },
        },
      },
      {
        extends: true,
        test: {
          name: 'copies',
          include: ['tests/copies/*.test.ts'],
          exclude: isSample ? [] : ['tests/copies/rebrand.test.ts'],
        },
      },
    ],
  },
});
