import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languagesSchema } from './language-schema.ts';

/** The `languages` of src/content/site.yaml; English where the content check has something to say. */
export function readLanguages(): string[] {
  try {
    const site = parse(readFileSync('src/content/site.yaml', 'utf8')) as { languages?: unknown };
    return languagesSchema.parse(site.languages);
  } catch {
    return ['en'];
  }
}
