import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashesIn, SAMPLE_SENTENCES } from '../../scripts/launch/sample-sentences.ts';

test('the launch check knows every sentence: after a change, npx vitest run --project unit -u', async () => {
  const hashes = globSync('src/content/**/*.{yaml,md}').flatMap((path) => {
    const text = readFileSync(path, 'utf8').replace(/^ *sample: true\n/gm, '');
    return hashesIn({ path, text });
  });
  const list = [...new Set(hashes)].toSorted().join(' ');
  await expect(`${list}\n`).toMatchFileSnapshot(`../../${SAMPLE_SENTENCES}`);
});
