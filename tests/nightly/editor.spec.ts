import { CONTENT, ENTRIES, expectOneChange, openEditor } from '../support/editor.ts';
import { test } from '../support/test.ts';

// The editor adds fields when they come into view. The library logs errors of its own.
test.use({ viewport: { width: 1440, height: 2400 }, provoked: /./ });

test('the editor saves what was changed in a file, and no other byte', async ({ page }) => {
  test.slow();
  await openEditor(page);
  for (const entry of ENTRIES) await expectOneChange(page, entry, CONTENT);
});
