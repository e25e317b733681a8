import { defineConfig } from 'vitest/config';

/** `unit`: rules and tools, beside their files. `dist`: assertions on the built site. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
    ],
  },
});
