import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentOf } from '../support/content.ts';
import { placeOf } from '../support/copies.ts';
import { attribute, parseHtml, select, selectOne, textOf } from '../support/html.ts';

const { folder, dir } = placeOf('editor');
const pageOf = (file: string) => parseHtml(readFileSync(join(dir, file), 'utf8'));

test('forms that the host receives have what Netlify looks for in a built page', () => {
  const forms = select(pageOf('index.html'), 'form[method="post"]').map((form) =>
    ['name', 'data-netlify', 'action'].map((name) => attribute(form, name)),
  );
  expect(forms.toSorted()).toEqual([
    ['contact', 'true', '/api/lead'],
    ['inquiry', 'true', '/thanks'],
  ]);
});

test('an article may be in any category of the site, in any language', () => {
  const config = JSON.parse(textOf(selectOne(pageOf('admin.html'), '#editor-config')));
  const [articles] = config.collections.filter(({ name }: { name: string }) => name === 'articles');
  expect(articles.fields).toContainEqual(
    expect.objectContaining({
      ...{ name: 'category', widget: 'select' },
      options: contentOf(folder).translations.flatMap(({ categories }) =>
        categories.map(({ name }) => name),
      ),
    }),
  );
});
