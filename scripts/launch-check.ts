/**
 * Lists what is left to do before a launch: `npm run launch-check`, which builds first.
 *
 * Prints what blocks a launch, then advice, each with the place to edit. Exits with 1 if anything blocks a launch.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readSite, SITE_FILE } from '#data/site/read-site.ts';
import type { LaunchDecision } from '#data/site/site-schema.ts';
import { dropUnprintable } from '#formatting/invisible.ts';
import { codePointsOf } from '#styles/typefaces.ts';
import {
  type Finding,
  findDeadLinks,
  findMissingLetters,
  findOddLengths,
  findSamples,
} from './launch/findings.ts';
import { findBrokenLinks, readBuild } from './launch/links.ts';

if (!existsSync('dist/index.html')) throw new Error('dist/ is missing: run `npm run build` first');

/** Prints findings and returns how many there are. */
function section(title: string, findings: readonly Finding[]): number {
  const lines = findings.map(({ where, what }) => `  ${where}  ${what}`);
  if (lines.length > 0) console.log([`${title} (${findings.length})`, ...lines, ''].join('\n'));
  return findings.length;
}

const { url = '', forms, comments, launch } = readSite();
const content = globSync('src/content/**/*.{yaml,md}')
  .filter((path) => comments !== false || !/comment(s|-form)\.yaml$/.test(path))
  .toSorted()
  .map((path) => ({ path, text: dropUnprintable(readFileSync(path, 'utf8')) }));

/** Forms that send nothing (Specification §7). */
const unconnected: [isThere: boolean, decision: LaunchDecision, what: string][] = [
  [!forms?.contact, 'contact-form', 'The contact form sends nothing.'],
  [!forms?.inquiry, 'project-form', 'The project form sends nothing.'],
  [comments !== false, 'comments', 'Comments are lost on reload.'],
];
const hasForms = Boolean(forms?.contact || forms?.inquiry);
const decisions = [
  // Forms that send nothing show no privacy line.
  ...content
    .flatMap(findDeadLinks)
    .filter(({ decision }) => decision !== 'privacy-link' || hasForms),
  ...unconnected.flatMap(([isThere, decision, what]) =>
    isThere ? [{ decision, where: SITE_FILE, what: `${decision}: ${what}` }] : [],
  ),
];
const { true: accepted = [], false: open = [] } = Object.groupBy(decisions, ({ decision }) =>
  launch?.accepted.includes(decision) ? 'true' : 'false',
);

const letters = codePointsOf('display').union(codePointsOf('text'));

const blocking =
  section('Replace: samples and unwritten texts', content.flatMap(findSamples)) +
  section('Connect, or accept under launch.accepted in site.yaml', open) +
  section('Correct: broken links', findBrokenLinks(readBuild('dist', url)));
section('Accepted', accepted);
section(
  'Advice: titles and descriptions that are too long or too short for search results',
  content.flatMap(findOddLengths),
);
section(
  'Advice: letters and emoji that no font has; pictures of shared links leave them out',
  content.flatMap((file) => findMissingLetters(file, letters)),
);
console.log(
  blocking === 0
    ? 'Ready to launch. Next: docs/deploying.md.'
    : `Not ready to launch: ${blocking} to do. Fix what you can, then run this again.`,
);
process.exitCode = blocking === 0 ? 0 : 1;
