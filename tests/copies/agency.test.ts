import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { contentOf } from '../support/content.ts';
import { placeOf } from '../support/copies.ts';

const { folder } = placeOf('agency');

test('nothing blocks its launch but a form service on this device', () => {
  const { site } = contentOf(folder);
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { stdout } = spawnSync(process.execPath, ['scripts/launch-check.ts'], options);
  expect(stdout).toContain(`forms.inquiry: ${site.forms?.inquiry}`);
  expect(stdout).toMatch(/^Not ready to launch: 2 to do\./m);
  expect(stdout).toMatch(/newly-published\.md:4 {2}excerpt: 17 characters/);
  expect(stdout).toMatch(/newly-published\.md:4 {2}短 い$/m);
});
