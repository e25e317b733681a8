/**
 * Lists what is left to do before a launch: `npm run launch-check`, which builds first.
 *
 * Prints what blocks a launch, what is accepted, and advice, each with its place. Exits with 1 if anything blocks a launch.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readValidSettings, SITE_FILE } from '#data/site/site.ts';
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
  parseFile,
} from './launch-check/findings.ts';
import { findBrokenLinks, readBuild } from './launch-check/links.ts';
import { type Finding, listByKind, listByPlace, printSection } from './report.ts';

if (!existsSync('dist/index.html')) throw new Error('dist/ is missing: run `npm run build` first');

const { url = '', languages, forms, comments, launch } = readValidSettings();
const read = (path: string) =>
  parseFile({ path, text: dropUnprintable(readFileSync(path, 'utf8')) });
const content = globSync('src/content/**/*.{yaml,md}')
  .filter((path) => comments !== false || !/comment(s|-form)\.yaml$/.test(path))
  .toSorted()
  .map(read);
const build = readBuild('dist', url);

const decisions = findIn(content, findDeadLinks).filter(
  // Forms that are not connected show no privacy line.
  ({ decision }) => decision !== 'privacy-link' || forms?.contact || forms?.inquiry,
);
/** Adds a decision about something that sends nothing (Specification §7). */
const add = (decision: LaunchDecision, text: string) =>
  decisions.push({ place: SITE_FILE, decision, what: `${decision}: ${text}` });
const hasContactForm = [...build.files].some(
  (file) => file.endsWith('.html') && build.read(file).includes(' id="contact-form"'),
);
if (!forms?.contact && hasContactForm) add('contact-form', 'The contact form sends nothing.');
if (!forms?.inquiry) add('project-form', 'The project form sends nothing.');
if (comments !== false) add('comments', 'Comments are lost on reload.');
const isAccepted = ({ decision }: Finding) => launch?.accepted.some((name) => name === decision);
const listOne = ({ place, what }: Finding) => `${place}  ${what}`;
const listIn = (files: typeof content, find: Check) => listByPlace(findIn(files, find));

const blocking = {
  'Replace: samples and unwritten texts': listIn([...content, read('package.json')], findSamples),
  'Connect, or accept under launch.accepted in site.yaml': decisions
    .filter((item) => !isAccepted(item))
    .map(listOne),
  'Correct: broken links': listByKind(findBrokenLinks(build)),
};
for (const [title, lines] of Object.entries(blocking)) printSection(title, lines);
printSection('Accepted', decisions.filter(isAccepted).map(listOne));
const ADVICE: Readonly<Record<string, Check>> = {
  'links whose address is left out; begin it with https:, http:, mailto:, tel:, sms: or geo:, and write no user name or password':
    findLostLinks,
  'syntax of other systems, which this site shows as it is': findForeignSyntax,
  'formulas shown as text; to show them as formulas, write `math: true` at the top of the file':
    findFormulas,
  'pictures on other hosts, which learn of every visit; put your own into src/pictures/': (file) =>
    findForeignPictures(file, url),
  'titles and descriptions that are too long or too short for search results': findOddLengths,
};
for (const [title, find] of Object.entries(ADVICE))
  printSection(`Advice: ${title}`, listIn(content, find));
const letters = getCodePoints('display').union(getCodePoints('text'));
printSection(
  'Advice: letters and emoji that no font has; link previews leave out the emoji, and whole texts with such a letter',
  listByPlace(
    findIn(content, (file) => findMissingLetters(file, letters)),
    ({ place }) => languages.find((language) => place.startsWith(`src/content/${language}/`)),
  ),
);
const count = Object.values(blocking).flat().length;
console.log(
  count === 0
    ? 'Ready to launch. Next: docs/deploying.md.'
    : `Not ready to launch: ${count} left to do, listed first. Fix what you can, then run this again.`,
);
process.exitCode = count === 0 ? 0 : 1;
