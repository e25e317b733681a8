import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { getCopy } from '../support/copies.ts';

const { folder } = getCopy('errors');
const output = readFileSync(join(folder, 'build.log'), 'utf8');
const IN = 'src/content/';

/** A message of each kind. The unit tests in src/data have more cases. */
test.each([
  `${IN}site.yaml, field "languages": The folder ${IN}en-BZ is missing. Create it`,
  `${IN}nobody: This folder is not a language of this site. Add nobody`,
  `${IN}testimonial.yaml: The site does not use this file. Rename it to one of`,
  `${IN}chat.yaml: The file is missing. Restore it: the site needs it.`,
  `${IN}mt/chat.yaml: The file is missing. Copy ${IN}chat.yaml here`,
  /services\.yaml:\d+, item 2 \(second\), field "motiv": is not a field here\. .* motif/,
  /services\.yaml:\d+, item 3 \(.*\), field "id": Item 1 has this id too\./,
  /articles\/wrong\.md:5, field "category": Choose one of: .*categories\.yaml\. Found: None/,
  /articles\/wrong\.md:6, field "imageUrl": There is no file public\/covers\/none\.jpg\. Put/,
  /articles\/wrong\.md:7, field "author": No author has this id\. .*authors\.yaml.* Found: nobody/,
  /articles\/wrong\.md:10: <script> is not allowed\. Remove it/,
  `${IN}articles/Quantum AI.md: The file’s name is used in addresses. Rename the file`,
  `${IN}articles/page.md: The file’s name is used in addresses. Rename the file`,
  /articles\/page\.md:\d+: Write a text below the fields\./,
  `${IN}articles/a.mdx: Only files that end in .md`,
])('the build reports once: %s', (message) => {
  expect(output.split(message), output).toHaveLength(2);
});

test('the output has only the messages, without stack traces', () => {
  expect(output).not.toMatch(/Stack trace|node_modules|\*\*/);
});

/**
 * Starts a build, which checks uploads first. The copy's own build passed this check and stopped at errors in its
 * texts.
 */
const BEGIN_BUILD = `import { checkUploads } from './integrations/uploads.ts';
  await checkUploads().hooks['astro:build:start']();`;

test('a build stops at a symlink in a folder, and at a folder that is one', () => {
  const inFolder = (name: string) => join(folder, name);
  rmSync(inFolder('src/pictures/link'), { force: true });
  symlinkSync(resolve('src'), inFolder('src/pictures/link'), 'junction');
  renameSync(inFolder('public'), inFolder('moved'));
  symlinkSync(inFolder('moved'), inFolder('public'), 'junction');
  const begin = ['--input-type=module', '--eval', BEGIN_BUILD];
  const { stderr, status } = spawnSync(process.execPath, begin, { cwd: folder, encoding: 'utf8' });
  rmSync(inFolder('public'));
  renameSync(inFolder('moved'), inFolder('public'));
  expect(status).toBe(1);
  expect(stderr).toMatch(/public: It is a symlink\..*\n.*pictures\/link: It is a symlink\./);
});
