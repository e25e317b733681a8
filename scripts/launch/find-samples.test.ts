import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFrontMatter } from '#data/reading/content-file.ts';
import { statementSchema } from '#data/statements/statement-schema.ts';
import { articleFile, PLACEHOLDERS } from '../new-article/article-file.ts';
import { findSamples } from './find-samples.ts';

const find = (text: string, file = 'src/content/a.yaml') =>
  findSamples({ file, text }).map(({ line, what }) => `${line} ${what}`);

test('finds addresses at reserved hosts and sample numbers, with their lines', () => {
  const text =
    'url: https://a.example.com\nphone: +356 2100 0000\nname: A\nmail:\n  to: a@b.test\n';
  expect(find(text)).toEqual([
    '1 url: https://a.example.com',
    '2 phone: +356 2100 0000',
    '5 mail.to: a@b.test',
  ]);
});

test('an item that is marked is told once, whatever else is a sample in it', () => {
  const text = '- name: Real\n- name: Sannat\n  website: https://a.example.com\n  sample: true\n';
  expect(find(text)).toEqual(['4 “Sannat”']);
});

test('a marked part without a name is named after its field', () => {
  expect(find('address:\n  street: 1\n  sample: true\n')).toEqual(['3 address']);
});

test('the front matter of an article counts its lines in the whole file', () => {
  const text = '---\ntitle: T\nsample: true\n---\n\nSee https://example.com\n';
  expect(find(text, 'src/content/articles/t.md')).toEqual(['3 “T”']);
});

test('a statement can be marked, and is listed until somebody has made it true', () => {
  const file = 'src/content/statements/accessibility.md';
  const unmarked = readFileSync(file, 'utf8').replace(/^sample: true\n/m, '');
  const marked = unmarked.replace(/^title: .*\n/m, '$&sample: true\n');
  expect(() => readFrontMatter({ path: file, text: marked }, statementSchema)).not.toThrow();
  expect(find(marked, file)).toEqual([expect.stringMatching(/^3 “/)]);
  expect(find(unmarked, file)).toEqual([]);
});

test('finds nothing in content that is in order, and leaves broken YAML to the build', () => {
  expect(find('url: https://acme.com\nphone: +356 2133 4455\nsample: false\n')).toEqual([]);
  expect(find('url: "https')).toEqual([]);
});

test('finds what a new article says until it is written, once it is no draft', () => {
  const author = { name: 'Ada New', role: 'Author', avatarUrl: '/avatars/ada-new.svg' };
  const day = new Date(2027, 0, 2);
  const plan = { id: 'a', title: 'A', category: 'AI Research', author, date: day };
  const draft = articleFile(plan);
  const path = 'src/content/articles/a.md';
  expect(find(draft, path)).toEqual([]);
  const published = find(draft.replace('draft: true\n', ''), path);
  expect(published).toHaveLength(PLACEHOLDERS.length);
  for (const placeholder of PLACEHOLDERS) expect(published.join()).toContain(placeholder);
});
