/** Runs npm scripts at the same time: `node scripts/run-parallel.ts build check`. Fails if one of them does. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Runs a script, and prints its output when it ends, so that the lines of two scripts do not mix. */
async function run(name: string): Promise<void> {
  // Runs npm in a shell, because on Windows it is a batch file.
  const child = spawn(`npm run ${name}`, { shell: true });
  const exit = new Promise<number | null>((done) => child.once('close', done));
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  process.stdout.write(out + errors);
  if ((await exit) !== 0) process.exitCode = 1;
}

await Promise.all(process.argv.slice(2).map(run));
