/**
 * Checks that src/ keeps the shape that docs/developing.md describes.
 *
 *   node scripts/check-architecture.ts [root]
 *
 * `root` is the folder that holds src/; without it, this repository. Exit code 1 on any breach.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatReport } from './architecture/report.ts';
import { findBreaches } from './architecture/rules.ts';

const CODE = /\.(astro|[cm]?[jt]sx?)$/;

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => CODE.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .sort()
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

const breaches = findBreaches(files);
console.log(formatReport(files.length, breaches));
if (breaches.length > 0) process.exitCode = 1;
