import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLooseEnds } from './find-loose-ends.ts';

const asDelivered = (file: string) => readFileSync(file, 'utf8');

test('the site as delivered has every loose end that can be accepted, each with its place', () => {
  const navigation = 'header: []\nfooter:\n  - href: /a\n  - label: A\n    href: "#"\n';
  const site = 'social:\n  - href: "#"\n  - href: "#"\n';
  const read = (file: string) =>
    file.endsWith('navigation.yaml')
      ? navigation
      : file.endsWith('site.yaml')
        ? site
        : asDelivered(file);
  const findings = findLooseEnds(read);
  expect(findings.map(({ decision }) => decision)).toEqual([
    'footer-links',
    'social-links',
    'contact-form',
    'project-form',
    'comments',
  ]);
  expect(findings[0]).toMatchObject({ line: 5, what: expect.stringContaining('1 footer links') });
  expect(findings[1]).toMatchObject({ line: 2, what: expect.stringContaining('2 social links') });
  const marks = ['"#"', '"#"', 'method="dialog"', 'console.log', 'new Map'];
  for (const [index, { file, line }] of findings.entries())
    expect(read(file).split('\n')[line - 1]).toContain(marks[index]);
});

/** Content whose links all lead somewhere. */
const TIED = 'footer:\n  - href: /a\nsocial: []\n';

/** What each form's file says as long as it sends nothing, and what it could say instead. */
const FORMS = [
  ['contact-form', 'method="dialog"', 'action="https://forms.acme.com"'],
  ['project-form', 'console.log(', 'send('],
  ['comments', 'new Map', 'fetchComments'],
] as const;

test.each(FORMS)('%s is loose until it is connected, whatever is with the others', (decision) => {
  const read = (file: string) => {
    if (file.endsWith('.yaml')) return TIED;
    const others = FORMS.filter(([name]) => name !== decision);
    return others.reduce((text, [, mark, sent]) => text.replaceAll(mark, sent), asDelivered(file));
  };
  expect(findLooseEnds(read)).toEqual([expect.objectContaining({ decision })]);
});

test('nothing is loose once links lead somewhere and every form sends', () => {
  const read = (file: string) =>
    file.endsWith('.yaml')
      ? TIED
      : FORMS.reduce((text, [, mark, sent]) => text.replaceAll(mark, sent), asDelivered(file));
  expect(findLooseEnds(read)).toEqual([]);
});
