import { onOneLine } from '#formatting/characters.ts';

/** Prints findings below a title, one on each line; nothing if there are none. */
export function printSection(title: string, findings: readonly string[]): void {
  const lines = findings.map((finding) => `  ${onOneLine(finding)}`);
  if (lines.length > 0) console.log([`${title} (${lines.length})`, ...lines, ''].join('\n'));
}

/** How many findings of a kind a line names. */
const MAX_NAMED = 5;

/** Findings of a kind on one line: the first of them, and how many more there are. */
export function nameFirst(findings: readonly string[]): string {
  const more = findings.length > MAX_NAMED ? ` (and ${findings.length - MAX_NAMED} more)` : '';
  return `${findings.slice(0, MAX_NAMED).join(', ')}${more}`;
}
