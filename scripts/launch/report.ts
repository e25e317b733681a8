import type { BrokenLink } from './find-broken-links.ts';
import type { Finding } from './finding.ts';
import type { Weight } from './weigh.ts';

export interface LaunchState {
  samples: readonly Finding[];
  /** Colours that cannot be read well enough. */
  weakColours: readonly Finding[];
  looseEnds: readonly Finding[];
  /** What site.yaml says may stay as it is. */
  accepted: readonly string[];
  brokenLinks: readonly BrokenLink[];
  weight: Weight;
}

/** How many broken links are listed; the others are counted. */
const LISTED_LINKS = 20;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** What to do before the site goes online, and whether any of it stands in the way. */
export function launchReport(state: LaunchState): { text: string; isReady: boolean } {
  const { samples, weakColours, looseEnds, accepted, brokenLinks, weight } = state;
  const isAccepted = ({ decision }: Finding) => accepted.includes(decision ?? '');
  const open = looseEnds.filter((finding) => !isAccepted(finding));
  const kept = looseEnds.filter(isAccepted);
  const count = samples.length + weakColours.length + open.length + brokenLinks.length;

  const sections = [
    section(
      'Samples: write your own, and remove “sample: true” where it stands',
      samples.map(({ file, line, what }) => `  ${file}:${line}  ${what}`),
    ),
    section(
      'Weak colours: choose darker or lighter ones, until the contrast is reached',
      weakColours.map(({ file, line, what }) => `  ${file}:${line}  ${what}`),
    ),
    section(
      'Loose ends: tie them, or write their names under launch.accepted in src/content/site.yaml',
      open.map(({ decision, file, line, what }) => `  ${decision}: ${what}\n    ${file}:${line}`),
    ),
    section('Broken links', [
      ...brokenLinks
        .slice(0, LISTED_LINKS)
        .map(({ page, address, why }) => `  ${address} on ${page} ${why}`),
      ...(brokenLinks.length > LISTED_LINKS
        ? [`  and ${brokenLinks.length - LISTED_LINKS} more`]
        : []),
    ]),
    section(
      'Accepted as it is',
      kept.map(({ decision, what }) => `  ${decision}: ${what}`),
    ),
    `Build: ${weight.pages} pages, the heaviest ${weight.heaviestPage.file} with ` +
      `${kilobytes(weight.heaviestPage.size)}; the largest other file ${weight.heaviestFile.file} ` +
      `with ${kilobytes(weight.heaviestFile.size)}; ${brokenLinks.length} broken links.`,
    count === 0
      ? 'Ready to launch. Next: docs/deploying.md.'
      : `${count} ${count === 1 ? 'thing blocks' : 'things block'} a launch. Next: mend the first, then run this again.`,
  ];
  return { text: sections.filter((text) => text !== '').join('\n\n'), isReady: count === 0 };
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title} (${lines.length})\n${lines.join('\n')}`;
}
