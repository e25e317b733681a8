import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import './build-schemas.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test('every YAML file has a schema, and the editor settings map it', () => {
  const files = globSync('src/content/*.yaml').map((file) => file.replaceAll('\\', '/'));
  const schemas = Object.entries<string>(readJson('.vscode/settings.json')['yaml.schemas']);
  expect(schemas.map(([, file]) => file).toSorted()).toEqual(files.toSorted());
  for (const [schema, file] of schemas) {
    expect(schema).toBe(file.replace('src/content/', './.cache/schemas/').replace('yaml', 'json'));
    expect(readJson(schema)).toMatchObject({ $schema: expect.stringContaining('draft-07') });
  }
});

test('a schema explains its fields and refuses unknown ones', () => {
  const site = readJson('.cache/schemas/site.json');
  expect(site.additionalProperties).toBe(false);
  expect(site.properties.url.description).toMatch(/published/);
});
