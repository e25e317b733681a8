import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { dropUnprintable } from '#formatting/characters.ts';

export type ProjectCopy = ReturnType<typeof copyProject>;

/** These folders and the files at the top, such as `package.json`, are copied with uncommitted changes. */
const FOLDERS = ['integrations', 'public', 'scripts', 'src', 'tests/support'];

/**
 * Copies the project, so that a test can change the copy. The copy shares packages with the project, but not caches
 * such as node_modules/.astro.
 */
export function copyProject(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  const topFiles = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of [...topFiles.map((entry) => entry.name), ...FOLDERS])
    cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction');

  const path = (name: string) => join(folder, 'src/content', name);
  const read = (name: string) => readFileSync(path(name), 'utf8');
  const readYaml = (name: string) => parse(dropUnprintable(read(name)));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), content);
  };
  const writeYaml = (name: string, content: object) =>
    write(name, stringify(content, { aliasDuplicateObjects: false }));
  return {
    folder,
    /** Names are relative to src/content/, here and below. */
    read,
    readYaml,
    write,
    writeYaml,
    remove: (name: string) => rmSync(path(name), { recursive: true, force: true }),
    /** Sets fields of a YAML file; removes those that are undefined. */
    set: (name: string, fields: object) => writeYaml(name, { ...readYaml(name), ...fields }),
    /** Writes a Markdown file with front matter. */
    writeText: (name: string, fields: object, text: string) =>
      write(name, `---\n${stringify(fields)}---\n\n${text}\n`),
  };
}
