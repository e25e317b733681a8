import { defineConfig } from 'vitest/config';

/** `unit`: rules and tools, beside their files. `dist`: assertions on the built site. */
export default defineConfig({
  test: {
    // No test changes a module or a global for others, so files share what they import: a third of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      { extends: true, test: { name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
    ],
  },
});
