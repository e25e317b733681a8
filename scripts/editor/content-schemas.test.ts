import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentSchemaFiles } from './content-schemas.ts';

const FOLDER = '.cache/schemas';
const files = contentSchemaFiles();

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
