/**
 * Writes .vscode/schemas/: the schemas of the content files, for editors. Run `npm run schemas` after
 * a change in src/schemas/; a test fails until then.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSchemaFiles } from './editor/content-schemas.ts';

const FOLDER = '.vscode/schemas';

mkdirSync(FOLDER, { recursive: true });
const files = contentSchemaFiles();
for (const { name, text } of files) writeFileSync(join(FOLDER, name), text);
console.log(`schemas: ${files.length} files in ${FOLDER}/`);
