import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function run(code: string) {
  const args = ['--import', './scripts/source-modules.ts', '--input-type=module', '-e', code];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

test('modules of src/ are found without an ending, and packages as Node finds them', () => {
  const { stdout, stderr } = run(`
    import { articleSchema } from './src/schemas/article';
    import { parse } from 'yaml';
    console.log(typeof articleSchema.parse, parse('a: 1').a);
  `);
  expect(stderr).toBe('');
  expect(stdout).toBe('function 1\n');
});
