/** Prints breaches for a reader who does not know the rules yet. */
import type { Breach } from './rule.ts';

/** The whole report: breaches grouped by file, then one line that sums up. */
export function formatReport(fileCount: number, breaches: readonly Breach[]): string {
  const paths = [...new Set(breaches.map(({ path }) => path))];
  const parts = paths.map((path) => {
    const ofFile = breaches.filter((breach) => breach.path === path);
    return [path, ...ofFile.map(formatBreach)].join('\n');
  });
  const breachCount = `${breaches.length} ${breaches.length === 1 ? 'breach' : 'breaches'}`;
  return [...parts, `architecture: ${fileCount} files, ${breachCount}`].join('\n\n');
}

/** The place is written `path:line`, which terminals and editors turn into a link. */
function formatBreach({ path, line, rule, what, why, mend }: Breach): string {
  return [`  ${path}:${line}  ${what}  [${rule}]`, `    why:  ${why}`, `    mend: ${mend}`].join(
    '\n',
  );
}
