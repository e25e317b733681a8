import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentSchemaFiles } from './content-schemas';

const FOLDER = '.vscode/schemas';
const files = contentSchemaFiles();

test('the files that editors read are those of the schemas: run `npm run schemas`', () => {
  for (const { name, text } of files) {
    expect(readFileSync(`${FOLDER}/${name}`, 'utf8'), name).toBe(text);
  }
  expect(readdirSync(FOLDER).toSorted()).toEqual(files.map(({ name }) => name).toSorted());
});

test('every content file has a schema, and the editor is told which', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const mapping = settings['yaml.schemas'] as Record<string, string>;
  const content = readdirSync('src/content').filter((name) => name.endsWith('.yaml'));
  for (const name of content) {
    const schema = `./${FOLDER}/${name.replace('.yaml', '.json')}`;
    expect(mapping[schema]).toBe(`src/content/${name}`);
    expect(files.map((file) => `./${FOLDER}/${file.name}`)).toContain(schema);
  }
  expect(Object.keys(mapping)).toHaveLength(content.length);
});

test('a schema explains its fields and refuses unknown ones', () => {
  const site = JSON.parse(files.find(({ name }) => name === 'site.json')?.text ?? '');
  expect(site.additionalProperties).toBe(false);
  expect(site.properties.url.description).toMatch(/published/);
  expect(site.required).not.toContain('launch');
});
