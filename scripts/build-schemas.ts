/**
 * Writes the schemas of the YAML files to .cache/schemas/, for editors to complete and check fields
 * with (.vscode/settings.json); part of `npm run dev`. Articles: `contentIntellisense` in astro.config.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { contentTypes } from '#content-types.ts';

mkdirSync('.cache/schemas', { recursive: true });
for (const [name, schema] of Object.entries(contentTypes)) {
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  writeFileSync(`.cache/schemas/${name}.json`, JSON.stringify(json, null, 2));
}
