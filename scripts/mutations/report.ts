import type { Mutation } from './mutations.ts';
import type { Outcome } from './run-tests.ts';

const INTRODUCTION = `# Changes to the rules, and the tests that notice them

Each rule of [rules.md](rules.md) that has a number, a comparison, an order or a wording is changed once;
the test beside it fails then. Written by \`npm run test:mutations\`.

| rule | file | change | noticed by |
|---|---|---|---|
`;

/** The document, docs/mutations.md. */
export function writeReport(results: readonly { mutation: Mutation; outcome: Outcome }[]): string {
  const rows = results.map(({ mutation: { rule, file, from, to }, outcome }) => {
    const test = outcome.status === 'failed' ? outcome.test : outcome.status;
    const change = `${code(from)} → ${to.trim() === '' ? 'removed' : code(to)}`;
    return `| ${rule} | ${code(file)} | ${change} | ${cell(test)} |`;
  });
  return `${INTRODUCTION}${rows.join('\n')}\n`;
}

function code(text: string): string {
  return `\`${cell(text.trim().replaceAll(/\s+/g, ' '))}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
