/** What the site is made of: every package known by name, with its reason, licence and scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  dev?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
  optional?: boolean;
  resolved?: string;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const manifest = readJson('package.json') as Manifest;
const lock = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };
const direct = { ...manifest.dependencies, ...manifest.devDependencies };
/** Folders of packages, without the project itself: `node_modules/react`. */
const locked = Object.entries(lock.packages).filter(([folder]) => folder !== '');
const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');

/** What may become part of the site: do as you like, and say who made it. */
const LICENCES_OF_THE_SITE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
/** Typefaces may be embedded and cut; they may not be sold by themselves. */
const LICENCE_OF_FONTS = 'OFL-1.1';
/** What tools may have besides: nothing of theirs is in the build. */
const LICENCES_OF_TOOLS = [
  ...LICENCES_OF_THE_SITE,
  'BlueOak-1.0.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
];

/** Whether an SPDX expression is allowed: one side of an OR is enough, of an AND every side must be. */
function isAllowed(licence: string, allowed: readonly string[]): boolean {
  const bare = licence.replaceAll(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => allowed.includes(one));
  return bare.split(' AND ').every((one) => allowed.includes(one));
}

test('docs/dependencies.md gives a reason for each direct dependency, and for nothing else', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` \| (.+) \|$/gm);
  const reasons = new Map([...rows].map(([, name, reason]) => [name, reason]));
  expect([...reasons.keys()].toSorted()).toEqual(Object.keys(direct).toSorted());
  for (const [name, reason] of reasons) expect(reason?.length, name).toBeGreaterThan(4);
});

test('every version is exact, and every package locked by its content', () => {
  for (const [name, version] of Object.entries(direct)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
  for (const [folder, { integrity, optional, resolved }] of locked) {
    // Binaries for other systems are not on the machine that wrote the lockfile.
    if (!optional) expect(integrity, folder).toMatch(/^sha512-/);
    // The registry is whichever the machine uses; the content is the same.
    expect(resolved, folder).toBeUndefined();
  }
});

test('no package runs a script when it is installed, unless it is approved by name', () => {
  const withScript = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => nameOf(folder));
  expect(withScript.length).toBeGreaterThan(0);
  for (const name of withScript) expect(Object.keys(manifest.allowScripts)).toContain(name);
  for (const name of Object.keys(manifest.allowScripts)) expect(withScript).toContain(name);
});

test('every licence is one that this site may use', () => {
  const installed = locked.filter(([folder]) => existsSync(`${folder}/package.json`));
  expect(installed.length).toBeGreaterThan(Object.keys(direct).length);
  for (const [folder, { dev }] of installed) {
    const { license } = readJson(`${folder}/package.json`) as { license?: string };
    const isFont = folder.includes('@fontsource');
    const ofTheSite = isFont ? [LICENCE_OF_FONTS] : LICENCES_OF_THE_SITE;
    const allowed = dev ? LICENCES_OF_TOOLS : ofTheSite;
    expect(isAllowed(license ?? 'none', allowed), `${folder}: ${license}`).toBe(true);
  }
});
