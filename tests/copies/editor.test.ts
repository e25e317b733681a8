import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeOf } from '../support/copies.ts';
import { attribute, parseHtml, select } from '../support/html.ts';

test('forms that the host receives have what Netlify looks for in a built page', () => {
  const home = parseHtml(readFileSync(join(placeOf('editor').dir, 'index.html'), 'utf8'));
  const forms = select(home, 'form[method="post"]').map((form) =>
    ['name', 'data-netlify', 'action'].map((name) => attribute(form, name)),
  );
  expect(forms.toSorted()).toEqual([
    ['contact', 'true', '/api/lead'],
    ['inquiry', 'true', '/thanks'],
  ]);
});
