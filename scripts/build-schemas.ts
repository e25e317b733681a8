/**
 * Writes the schemas of the YAML files to .cache/schemas/, for editors to complete and check fields
 * with (.vscode/settings.json); part of `npm run dev`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { contentSchemas } from '#content-schemas.ts';

mkdirSync('.cache/schemas', { recursive: true });
for (const [name, schema] of Object.entries(contentSchemas)) {
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  writeFileSync(`.cache/schemas/${name}.json`, JSON.stringify(json, null, 2));
}
