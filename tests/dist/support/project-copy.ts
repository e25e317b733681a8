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
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const PROJECT_FILES = ['src', 'public', 'astro.config.ts', 'tsconfig.json', 'package.json'];

/** A copy of the project to break, with packages but no caches in common with the original. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of PROJECT_FILES) cpSync(name, join(folder, name), { recursive: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules')) {
    if (!name.startsWith('.')) symlinkSync(resolve('node_modules', name), join(packages, name));
  }
  const path = (name: string) => join(folder, 'src/content', name);

  return {
    remove: (name: string) => rmSync(path(name)),
    write: (name: string, content: string) => writeFileSync(path(name), content),
    /** Replaces text that must be there. */
    edit(name: string, replacements: readonly (readonly [string | RegExp, string])[]) {
      const edited = replacements.reduce(
        (content, [from, to]) => {
          const changed = content.replace(from, to);
          if (changed === content) throw new Error(`${name} does not contain ${from}`);
          return changed;
        },
        readFileSync(path(name), 'utf8'),
      );
      writeFileSync(path(name), edited);
    },
    /** Runs `astro sync`, the part of a build that reads the content. */
    async sync(): Promise<{ exitCode: number | null; output: string }> {
      const cli = join(packages, 'astro/bin/astro.mjs');
      const env = { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
      const child = spawn(process.execPath, [cli, 'sync'], { cwd: folder, env });
      const exit = new Promise<number | null>((done) => child.once('close', done));
      const [out, error, exitCode] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        exit,
      ]);
      return { exitCode, output: out + error };
    },
    delete: () => rmSync(folder, { recursive: true }),
  };
}
