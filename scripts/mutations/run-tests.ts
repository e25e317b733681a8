import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What running some tests came to. */
export type Outcome =
  | { status: 'passed' }
  | { status: 'failed'; test: string }
  | { status: 'broken'; reason: string };

interface VitestReport {
  numTotalTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

interface Suite {
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
}

/** Longer than any build or run takes, in ms. */
const TIME_LIMIT = 10 * 60_000;

function run(root: string, name: string, args: string[]) {
  const { stdout, stderr, status } = spawnSync(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: TIME_LIMIT,
  });
  return { stdout, status, said: `${stdout}${stderr}`.trim().slice(-400) };
}

/** Runs the unit tests of a folder. */
export function runUnitTests(root: string, folder: string): Outcome {
  const file = join(root, 'unit-report.json');
  rmSync(file, { force: true });
  const options = ['--project', 'unit', '--bail=1', '--reporter=json', `--outputFile=${file}`];
  const { status, said } = run(root, 'vitest', ['run', folder, ...options]);
  const report = readReport(file);
  if (!report || report.numTotalTests === 0) return { status: 'broken', reason: said };
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.find((result) => result.status === 'failed');
  if (failed) return { status: 'failed', test: failed.fullName };
  return status === 0 ? { status: 'passed' } : { status: 'broken', reason: said };
}

/** Builds the site that the end-to-end tests look at. */
export function buildSite(root: string): Outcome {
  const { status, said } = run(root, 'astro', ['build']);
  return status === 0 ? { status: 'passed' } : { status: 'broken', reason: said };
}

/** Runs the end-to-end tests of a file whose titles contain a text, on the site as it is built. */
export function runBrowserTests(root: string, spec: string, titled = ''): Outcome {
  const pattern = titled.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const args = ['test', spec, '--grep', pattern, '--workers=1', '--reporter=json', '-x'];
  const { stdout, status, said } = run(root, 'playwright', args);
  const report = parse<Suite>(stdout);
  const specs = report ? specsOf(report) : [];
  if (specs.length === 0) return { status: 'broken', reason: said };
  const failed = specs.find(({ ok }) => !ok);
  if (failed) return { status: 'failed', test: failed.title };
  return status === 0 ? { status: 'passed' } : { status: 'broken', reason: said };
}

function specsOf({ specs = [], suites = [] }: Suite): { title: string; ok: boolean }[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function parse<Report>(text: string): Report | undefined {
  try {
    return JSON.parse(text.slice(text.indexOf('{')));
  } catch {
    return undefined;
  }
}
