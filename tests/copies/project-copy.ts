import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';

export type ProjectCopy = ReturnType<typeof copyProject>;

/** Copied with uncommitted changes: the files at the top, such as `package.json`, and these folders. */
const FOLDERS = ['integrations', 'public', 'scripts', 'src'];

/**
 * Makes a copy of the project to change. It shares packages with the project, but not the caches of tools, such as
 * node_modules/.astro.
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
  return {
    folder,
    /** Names are relative to src/content/, here and below. */
    list: (folder: string) =>
      existsSync(path(folder)) ? readdirSync(path(folder)).toSorted() : [],
    read,
    remove: (name: string) => rmSync(path(name), { recursive: true }),
    write(name: string, content: string | Buffer) {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), content);
    },
    /** Replaces text that must be there. */
    edit(name: string, replacements: readonly (readonly [string | RegExp, string])[]) {
      const edited = replacements.reduce((content, [from, to]) => {
        const changed = content.replace(from, to);
        if (changed === content) throw new Error(`${name} does not contain ${from}`);
        return changed;
      }, read(name));
      writeFileSync(path(name), edited);
    },
    /** Sets fields of a YAML file; removes those that are undefined. */
    set(name: string, fields: Record<string, unknown>) {
      writeFileSync(path(name), stringify({ ...parse(read(name)), ...fields }));
    },
    /** Runs a script of the project in the copy. Throws if it fails. */
    run(script: string, ...args: string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${script}: ${stdout}${stderr}`);
      return stdout;
    },
  };
}
