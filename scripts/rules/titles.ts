/**
 * The titles of the tests, as `file › title`: from the test runners, which know every case of a
 * table, and from the sources, which is quick and leaves a gap for what is filled in.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SPEC_FOLDER = 'tests/e2e';
const TITLE =
  /(?:\btest(?:\.(?:only|skip|step))?|\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g;
const STEP = /\btest\.step\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*,/g;

/** What a title leaves open until the test runs: `${value}`, `%s`, `$name`. */
const GAP = /\$\{[^}]*\}|%[a-z]|\$\w+/g;

interface Suite {
  specs?: { file: string; title: string }[];
  suites?: Suite[];
}

function titlesOf({ specs = [], suites = [] }: Suite): string[] {
  return [
    ...specs.map(({ file, title }) => `${SPEC_FOLDER}/${file} › ${title}`),
    ...suites.flatMap(titlesOf),
  ];
}

function filesIn(root: string, folder: string, suffix: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(suffix))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted();
}

function written(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').replaceAll(/\\(['"`])/g, '$1'),
  );
}

/** Named steps of end-to-end tests: rules that share a page load. */
function stepTitles(root: string): string[] {
  return filesIn(root, SPEC_FOLDER, '.spec.ts').flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    // The rows of a table that is walked in steps name their rule in a field.
    const rows = [...source.matchAll(/\brule: '([^']+)'/g)].map((match) => match[1] ?? '');
    return [...written(source, STEP), ...rows].map((title) => `${file} › ${title}`);
  });
}

/** Every unit test of src/ and every end-to-end test, with every case: asked from their runners. */
export function listTitles(root: string): string[] {
  const run = (name: string, args: string[]) =>
    JSON.parse(
      execFileSync(join(root, 'node_modules/.bin', name), args, {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      }),
    );
  const unit: { file: string; name: string }[] = run('vitest', [
    ...['list', 'src/', '--project', 'unit', '--no-static-parse', '--json'],
  ]);
  const e2e: Suite = run('playwright', ['test', '--list', '--reporter=json']);
  return [
    ...unit.map(({ file, name }) => `${file.slice(root.length + 1)} › ${name}`),
    ...titlesOf(e2e),
    ...stepTitles(root),
  ];
}

/** Says whether the sources have a test or step of that name: `file › title`. */
export function sourceTitles(root: string): (title: string) => boolean {
  const files = [
    ...filesIn(root, SPEC_FOLDER, '.spec.ts'),
    ...filesIn(root, 'src', '.test.ts'),
    ...filesIn(root, 'scripts', '.test.ts'),
  ];
  const known = new Set(stepTitles(root));
  const patterns = new Map(
    files.map((file) => [
      file,
      written(readFileSync(join(root, file), 'utf8'), TITLE).map(asPattern),
    ]),
  );
  return (title) => {
    const [file = '', name = ''] = title.split(' › ', 2);
    return known.has(title) || Boolean(patterns.get(file)?.some((pattern) => pattern.test(name)));
  };
}

function asPattern(title: string): RegExp {
  const parts = title.split(GAP).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}
