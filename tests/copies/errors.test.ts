import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeOf } from '../support/copies.ts';

const output = readFileSync(join(placeOf('errors').folder, 'build.log'), 'utf8');
const IN = 'src/content/';

/** A message of each kind; more cases are beside src/data. */
test.each([
  `${IN}site.yaml, field "languages": The folder ${IN}en-BZ is missing. Copy`,
  `${IN}nobody: This folder is no language of this site. Add nobody`,
  `${IN}testimonial.yaml: Nothing reads this file. Names are`,
  `${IN}chat.yaml: The file is missing. The site needs it.`,
  `${IN}mt/chat.yaml: The file is missing. Copy ${IN}chat.yaml here`,
  /services\.yaml:\d+, item 2 \(second\), field "motiv": is not a field here\. .* motif/,
  /services\.yaml:\d+, item 3 \(.*\), field "id": Item 1 has this id too\./,
  /articles\/wrong\.md:5, field "category": Choose one of: .*categories\.yaml\. Found: None/,
  /articles\/wrong\.md:6, field "imageUrl": There is no file public\/covers\/none\.jpg\. Put/,
  /articles\/wrong\.md:10: <script> is not allowed\. Remove it/,
  `${IN}articles/Quantum AI.md: The file’s name is the page’s address. Rename it`,
  `${IN}articles/page.md: The file’s name is the page’s address. Rename it`,
  /articles\/page\.md:\d+: Write a text below the fields\./,
  `${IN}articles/a.mdx: Only files that end in .md`,
])('the build says once: %s', (message) => {
  expect(output.split(message), output).toHaveLength(2);
});

test('the messages are all there is: no trace of the code that found them', () => {
  expect(output).not.toMatch(/Stack trace|node_modules|\*\*/);
});
