import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse, stringify } from 'yaml';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

export interface RunResult {
  exitCode: number | null;
  output: string;
}

/** Copied as it is, committed or not: `package.json`, the other files of the top, and these folders. */
const FOLDERS = ['public', 'scripts', 'src'];

/** Shares packages with the project, but not the caches of tools, such as node_modules/.astro. */
function copyFiles(folder: string, further: readonly string[]): void {
  const topFiles = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of [...topFiles.map((entry) => entry.name), ...FOLDERS, ...further])
    cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
}

/** A copy of the project to change, with packages but no build in common with the original; its tests are among `further` folders. */
export function copyProject(further: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'project copy [ü] '));
  copyFiles(folder, further);
  const path = (name: string) => join(folder, 'src/content', name);
  const read = (name: string) => readFileSync(path(name), 'utf8');

  /** Runs Node in the copy. */
  async function run(...args: string[]): Promise<RunResult> {
    // Astro would take Vitest's variables for settings of the build.
    const { NODE_ENV, MODE, DEV, PROD, SSR, TEST, VITEST, BASE_URL, ...env } = process.env;
    const quiet = { NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
    const child = spawn(process.execPath, args, { cwd: folder, env: { ...env, ...quiet } });
    const exit = new Promise<number | null>((done) => child.once('close', done));
    const [out, error, exitCode] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      exit,
    ]);
    return { exitCode, output: out + error };
  }

  return {
    folder,
    /** Names are relative to src/content/. */
    remove: (name: string) => rmSync(path(name), { recursive: true }),
    write(name: string, content: string | Buffer) {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), content);
    },
    read,
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
    run,
    /** Builds the copy into its dist/. */
    build: () => run(ASTRO, 'build'),
    delete: () => rmSync(folder, { recursive: true }),
  };
}
