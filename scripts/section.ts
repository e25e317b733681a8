import { onOneLine } from '#formatting/invisible.ts';

/** Prints findings, one on each line, and returns how many there are. */
export function section(title: string, findings: readonly string[]): number {
  const lines = findings.map((finding) => `  ${onOneLine(finding)}`);
  if (lines.length > 0) console.log([`${title} (${lines.length})`, ...lines, ''].join('\n'));
  return lines.length;
}
