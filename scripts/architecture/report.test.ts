import { expect, it } from 'vitest';
import { formatReport } from './report.ts';
import { findBreaches } from './rules.ts';

it('ends with the count, and is nothing else when all is well', () => {
  expect(formatReport(12, [])).toBe('architecture: 12 files, 0 breaches');
});

it('groups by file; each breach says where, what, why and how to mend', () => {
  const breaches = findBreaches([
    { path: 'src/ui/B.tsx', source: 'export default 1;' },
    { path: 'src/ui/A.tsx', source: 'export const A = () => (\n  <p style={a} onClick={b} />\n);' },
  ]);
  const report = formatReport(2, breaches);
  expect(report.match(/^src\/.*$/gm)).toEqual(['src/ui/A.tsx', 'src/ui/B.tsx']);
  expect(report.match(/^ {2}src\/.*:\d+ .*\[.+\]$/gm)).toHaveLength(3);
  expect(report.match(/^ {4}why: {2}\S/gm)).toHaveLength(3);
  expect(report.match(/^ {4}mend: \S/gm)).toHaveLength(3);
  expect(report.split('\n').at(-1)).toBe('architecture: 2 files, 3 breaches');
});
