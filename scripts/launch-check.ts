/**
 * Lists what is left to do before a launch: `npm run launch-check`, which builds first.
 *
 * Prints what blocks a launch, what is accepted, and advice, each with its place. Exits with 1 if anything blocks a launch.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readValidSettings, SITE_FILE, type ValidSettings } from '#data/site/site.ts';
import type { LaunchDecision } from '#data/site/site-schema.ts';
import { dropUnprintable } from '#formatting/characters.ts';
import { getCodePoints } from '#styles/typefaces.ts';
import {
  type Check,
  findDeadLinks,
  findForeignPictures,
  findForeignSyntax,
  findFormulas,
  findIn,
  findLostLinks,
  findMissingLetters,
  findOddLengths,
  findSamples,
  type ParsedFile,
  parseFile,
} from './findings/content.ts';
import { findBrokenLinks, readBuild } from './findings/links.ts';
import { type Finding, listByKind, listByPlace, printSection } from './findings/report.ts';

const read = (path: string) =>
  parseFile({ path, text: dropUnprintable(readFileSync(path, 'utf8')) });

/** Whether a file is a home page with the contact form. Without `sections`, the page has all sections. */
function hasContactForm({ path, values }: ParsedFile): boolean {
  const sections = values.find(({ name }) => name === 'sections')?.value;
  return path.endsWith('/home.yaml') && (!Array.isArray(sections) || sections.includes('contact'));
}

/** The links that lead nowhere, and what sends nothing (Specification §7). */
function listDecisions(content: readonly ParsedFile[], { forms, comments }: ValidSettings) {
  const decisions = findIn(content, findDeadLinks).filter(
    // Forms that are not connected show no privacy line.
    ({ decision }) => decision !== 'privacy-link' || forms?.contact || forms?.inquiry,
  );
  const add = (decision: LaunchDecision, text: string) =>
    decisions.push({ place: SITE_FILE, decision, what: `${decision}: ${text}` });
  if (!forms?.contact && content.some(hasContactForm))
    add('contact-form', 'The contact form sends nothing.');
  if (!forms?.inquiry) add('project-form', 'The project form sends nothing.');
  if (comments !== false) add('comments', 'Comments are lost on reload.');
  return decisions;
}

/** Prints advice on the content. */
function printAdvice(content: readonly ParsedFile[], { url = '', languages }: ValidSettings): void {
  const findOnOtherHosts: Check = (file) => findForeignPictures(file, url);
  const checks = {
    'links whose address is left out; begin it with https:, http:, mailto:, tel:, sms: or geo:, and write no user name or password':
      findLostLinks,
    'syntax of other systems, which this site shows as it is': findForeignSyntax,
    'formulas shown as text; to show them as formulas, write `math: true` at the top of the file':
      findFormulas,
    'pictures on other hosts, which learn of every visit; put your own into src/pictures/':
      findOnOtherHosts,
    'titles and descriptions that are too long or too short for search results': findOddLengths,
  };
  for (const [title, find] of Object.entries(checks))
    printSection(`Advice: ${title}`, listByPlace(findIn(content, find)));
  const letters = getCodePoints('display').union(getCodePoints('text'));
  printSection(
    'Advice: letters and emoji that no font has; link previews leave out such emoji, and texts with such letters',
    listByPlace(
      findIn(content, (file) => findMissingLetters(file, letters)),
      ({ place }) => languages.find((language) => place.startsWith(`src/content/${language}/`)),
    ),
  );
}

function main(): void {
  if (!existsSync('dist/index.html'))
    throw new Error('dist/ is missing: run `npm run build` first');
  const settings = readValidSettings();
  const content = globSync('src/content/**/*.{yaml,md}')
    .filter((path) => settings.comments !== false || !/comment(s|-form)\.yaml$/.test(path))
    .toSorted()
    .map(read);
  const decisions = listDecisions(content, settings);
  const isAccepted = ({ decision }: Finding) =>
    settings.launch?.accepted.some((name) => name === decision);
  const listOne = ({ place, what }: Finding) => `${place}  ${what}`;

  const blocking = {
    'Replace: samples and unwritten texts': listByPlace(
      findIn([...content, read('package.json')], findSamples),
    ),
    'Connect, or accept under launch.accepted in site.yaml': decisions
      .filter((item) => !isAccepted(item))
      .map(listOne),
    'Correct: broken links': listByKind(findBrokenLinks(readBuild('dist', settings.url ?? ''))),
  };
  for (const [title, lines] of Object.entries(blocking)) printSection(title, lines);
  printSection('Accepted', decisions.filter(isAccepted).map(listOne));
  printAdvice(content, settings);
  const count = Object.values(blocking).flat().length;
  console.log(
    count === 0
      ? 'Ready to launch. Next: docs/deploying.md.'
      : `Not ready to launch: ${count} left to do, listed first. Fix what you can, then run this again.`,
  );
  process.exitCode = count === 0 ? 0 : 1;
}

main();
