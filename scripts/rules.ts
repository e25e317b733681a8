/**
 * Writes docs/rules.md: every rule of the specification with the tests that prove it.
 *
 *     node scripts/rules.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsOf, writeDocument } from './rules/document.ts';
import { RULES } from './rules/rules.ts';
import { listTitles } from './rules/titles.ts';

const root = join(import.meta.dirname, '..');
const titles = listTitles(root);

const unproved = RULES.filter((rule) => testsOf(rule, titles).length === 0);
for (const { id, rule } of unproved) console.error(`§${id} has no test: ${rule}`);
if (unproved.length > 0) process.exitCode = 1;

writeFileSync(join(root, 'docs/rules.md'), writeDocument(RULES, titles));
console.log(`docs/rules.md: ${RULES.length} rules, ${titles.length} tests and steps looked at`);
