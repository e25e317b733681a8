/**
 * Writes .cache/schemas/, the schemas of the content files for editors: `npm run schemas`, part of
 * `npm run dev`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSchemaFiles } from './editor/content-schemas.ts';

const FOLDER = '.cache/schemas';

mkdirSync(FOLDER, { recursive: true });
const files = contentSchemaFiles();
for (const { name, text } of files) writeFileSync(join(FOLDER, name), text);
console.log(`schemas: ${files.length} files in ${FOLDER}/`);
