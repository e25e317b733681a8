/**
 * `npm run check:seo`: how the built site shows itself to search engines, shared links, feed readers
 * and language models. Prints a line per rule; a fault names the page, the rule and what to do.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discoveryRules } from './seo/discovery-rules.ts';
import { feedRules } from './seo/feed-rules.ts';
import { headRules } from './seo/head-rules.ts';
import { linkRules, writeExternalLinks } from './seo/link-rules.ts';
import type { SeoRule } from './seo/rule.ts';
import { structuredDataRules } from './seo/structured-data-rules.ts';

const RULES = [...headRules, ...structuredDataRules, ...discoveryRules, ...feedRules, ...linkRules];

/** Compiling the vocabulary takes seconds on a busy machine. */
const TIMEOUT = 60_000;

const lines: string[] = [];

beforeAll(writeExternalLinks);

test.each(RULES.map((rule): [string, SeoRule] => [rule.name, rule]))(
  '%s',
  { timeout: TIMEOUT },
  (name, { remedy, check }) => {
    const { pages, things, faults } = check();
    const verdict = faults.length === 0 ? 'ok' : `${faults.length} WRONG`;
    lines.push(
      `${String(pages).padStart(5)}  ${String(things).padStart(6)}  ${verdict.padEnd(8)}  ${name}`,
    );
    const report = faults.map(({ page, what }) => `${page}: ${what}`).join('\n');
    // A rule that looks at nothing could not fail.
    expect(things, `“${name}” found nothing to look at`).toBeGreaterThan(0);
    if (faults.length > 0) expect.fail(`${name}\n${report}\nWhat to do: ${remedy}`);
  },
);

afterAll(() => {
  process.stdout.write(`${['pages  checks  verdict   rule', ...lines].join('\n')}\n`);
});
