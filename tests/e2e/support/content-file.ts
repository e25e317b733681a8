import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Reads a file of src/content, so that a test can compare with the wording without repeating it. */
export function readContentFile<Content>(name: string): Content {
  return parse(readFileSync(`src/content/${name}`, 'utf8')) as Content;
}
