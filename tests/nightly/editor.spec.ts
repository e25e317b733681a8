import { CONTENT, ENTRIES, expectOneChange, openEditor, UNUSUAL } from '../support/editor.ts';
import { test } from '../support/test.ts';

// The editor adds fields when they come into view. The library logs errors of its own.
test.use({ viewport: { width: 1440, height: 2400 }, provoked: /./ });

for (const [what, files, entries] of [
  ['the content', CONTENT, ENTRIES],
  [
    'unusual files',
    { ...CONTENT, ...UNUSUAL },
    ['src/content/articles/unusual.md', 'src/content/site.yaml'],
  ],
] as const)
  test(`the editor saves a change of ${what} without changing another byte`, async ({ page }) => {
    test.slow();
    await openEditor(page, files);
    for (const entry of entries) await expectOneChange(page, entry, files);
  });
