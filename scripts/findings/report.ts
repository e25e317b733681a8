import type { LaunchDecision } from '#data/site/site-schema.ts';
import { onOneLine } from '#formatting/characters.ts';

export interface Finding {
  /** Where it was found: in a file, `src/content/home.yaml:7`, or on a page, `/blog`. */
  place: string;
  what: string;
  /** The name by which site.yaml may accept it. */
  decision?: LaunchDecision;
}

/** The most findings or places that a line names. */
const MAX_NAMED = 5;

function nameFirst(all: readonly string[]): string {
  const names = [...new Set(all)];
  const more = names.length > MAX_NAMED ? ` (and ${names.length - MAX_NAMED} more)` : '';
  return `${names.slice(0, MAX_NAMED).join(', ')}${more}`;
}

/**
 * Findings as lines for the site's owner: one for each group of findings, which begins with the group's first place.
 *
 * @param getGroup the key of a finding's group: by default the Markdown file, or any other place
 */
export function listByPlace(
  findings: readonly Finding[],
  getGroup: (finding: Finding) => unknown = ({ place }) => place.replace(/(?<=\.md):\d+$/, ''),
): string[] {
  return Array.from(
    Map.groupBy(findings, getGroup).values(),
    (group) => `${group[0]?.place}  ${nameFirst(group.map(({ what }) => what))}`,
  );
}

/** Findings as lines that begin with what was found, for what is on many pages. */
export function listByKind(findings: readonly Finding[]): string[] {
  return Array.from(
    Map.groupBy(findings, ({ what }) => what),
    ([what, group]) => `${what}: ${nameFirst(group.map(({ place }) => place))}`,
  );
}

/** Prints lines below a title; nothing if there are none. */
export function printSection(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const listed = lines.map((line) => `  ${onOneLine(line)}`);
  console.log([`${title} (${lines.length})`, ...listed, ''].join('\n'));
}
