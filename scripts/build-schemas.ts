/**
 * Writes the schemas of the YAML files to .cache/schemas/, for code editors to complete and check fields
 * with (.vscode/settings.json); part of `npm run dev`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { contentSchemas } from '#data/content-schemas.ts';
import { jsonSchemaOf } from '#data/reading/json-schema.ts';

mkdirSync('.cache/schemas', { recursive: true });
for (const [name, schema] of Object.entries(contentSchemas)) {
  writeFileSync(`.cache/schemas/${name}.json`, JSON.stringify(jsonSchemaOf(schema), null, 2));
}
