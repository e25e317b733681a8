/**
 * Changes each rule of the site once, in a scratch copy, and runs the tests that should notice.
 *
 *     npm run test:mutations            all of them; writes docs/mutations.md
 *     npm run test:mutations -- chat    those whose rule, file or tests contain a text
 *     npm run test:mutations -- unit    those that unit tests notice (or: browser)
 *
 * A change that no test notices fails the run: a test is missing. Not part of `npm test`, because every
 * change that only a browser shows takes a build; run it after changing a rule or its tests.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whileMutated } from './mutations/mutate.ts';
import { MUTATIONS, type Mutation } from './mutations/mutations.ts';
import { writeReport } from './mutations/report.ts';
import { buildSite, type Outcome, runBrowserTests, runUnitTests } from './mutations/run-tests.ts';
import { createScratchCopy } from './scratch-copy.ts';

const checkout = join(import.meta.dirname, '..');
const wanted = process.argv[2] ?? '';
const kindOf = ({ tests }: Mutation) => (tests.startsWith('tests/e2e/') ? 'browser' : 'unit');
const chosen = MUTATIONS.filter((mutation) =>
  [mutation.rule, mutation.file, mutation.tests, kindOf(mutation)].some((text) =>
    text.includes(wanted),
  ),
);

const copy = createScratchCopy(checkout);
const runTests = (mutation: Mutation): Outcome =>
  kindOf(mutation) === 'browser'
    ? runBrowserTests(copy.root, mutation.tests, mutation.titled)
    : runUnitTests(copy.root, mutation.tests);

function runChanged(mutation: Mutation): Outcome {
  const build = kindOf(mutation) === 'browser' ? buildSite(copy.root) : undefined;
  return build?.status === 'broken' ? build : runTests(mutation);
}

try {
  execFileSync(process.execPath, ['scripts/build-fonts.ts'], { cwd: copy.root });
  const results = chosen.map((mutation) => {
    const outcome = whileMutated(copy.root, mutation, () => runChanged(mutation));
    const change = `${mutation.from.trim()} → ${mutation.to.trim()}`.replaceAll(/\s+/g, ' ');
    const what = `§${mutation.rule} ${mutation.file}: ${change}`;
    if (outcome.status === 'failed')
      console.log(`noticed   ${what}\n          by “${outcome.test}”`);
    else console.error(`${outcome.status === 'passed' ? 'SURVIVED' : 'BROKEN'}  ${what}`);
    if (outcome.status === 'broken') console.error(outcome.reason);
    return { mutation, outcome };
  });
  // A test that fails anyway notices nothing: unchanged, the same tests must pass.
  if (chosen.some((mutation) => kindOf(mutation) === 'browser')) buildSite(copy.root);
  const runs = new Map(chosen.map((one) => [`${one.tests} ${one.titled ?? ''}`, one]));
  const red = [...runs.values()].filter((one) => runTests(one).status !== 'passed');
  for (const { tests, titled = '' } of red) console.error(`fails unchanged: ${tests} ${titled}`);

  const survived = results.filter(({ outcome }) => outcome.status !== 'failed');
  if (survived.length > 0 || red.length > 0) process.exitCode = 1;
  else if (!wanted) writeFileSync(join(checkout, 'docs/mutations.md'), writeReport(results));
  console.log(`${results.length - survived.length} of ${results.length} changes noticed`);
} finally {
  copy.remove();
}
