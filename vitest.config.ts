/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

/** `unit`: logic and tools, beside their files. `dist`: assertions on the built site. */
export default getViteConfig({
  test: {
    // Files share what they import, in a quarter of the time; a test that fakes a global restores it.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{deploy,scripts,src}/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      { extends: true, test: { name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
    ],
  },
});
