import { ENTRIES, expectSavedAsItWas, openEditor } from '../support/editor.ts';
import { test } from '../support/test.ts';

// Fields outside the window are not there yet.
test.use({ viewport: { width: 1440, height: 2400 }, provoked: /./ });

test('every file of the content opens in the editor, and is saved as it was', async ({ page }) => {
  await openEditor(page);
  for (const entry of ENTRIES) await expectSavedAsItWas(page, entry);
});
