import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent, validateContent } from '#data/reading/read-content.ts';
import { siteSchema } from './site-schema.ts';

const SITE = `name: Acme Studio
tagline: Studio for shops, London
description: A studio in London.
url: https://www.acme-studio.com
email: hello@acme-studio.com
phone: +44 20 7946 1234
address: { locality: London, country: United Kingdom, countryCode: GB }
`;
const site = parse(SITE) as Record<string, object>;
const getProblems = (change: object) =>
  validateContent({ ...site, ...change }, siteSchema).problems;

const social = (href: string) => [{ network: 'YouTube', href }];

/** site.yaml defines the placeholders, so it cannot use them. */
const PLACEHOLDER = /^\{name\} is filled in from this file.* Write the text itself/;

test.each<[object, PropertyKey[], RegExp]>([
  [{ tagline: '{name}, Malta' }, ['tagline'], PLACEHOLDER],
  [{ address: { ...site.address, street: '1 {name}' } }, ['address', 'street'], PLACEHOLDER],
  [{ bookingUrl: 'https://a.com/{name}' }, ['bookingUrl'], PLACEHOLDER],
  [{ social: social('https://a.com/{name}') }, ['social', 0, 'href'], PLACEHOLDER],
  [
    { forms: { fields: [{ name: 'a', value: '{name}' }] } },
    ['forms', 'fields', 0, 'value'],
    PLACEHOLDER,
  ],
  [
    { languages: ['en', 'it'], addresses: { blog: 'it' } },
    ['addresses', 'blog'],
    /^The pages in the language it are at \/it\. Write another name\.$/,
  ],
  [{ social: [{ network: 'YouTube' }] }, ['social', 0, 'href'], /^is missing\. Start the address/],
  [{ social: social('') }, ['social', 0, 'href'], /^Start the address with https:/],
  [{ legal: { name: '' } }, ['legal', 'name'], /^This must not be/],
  [{ legal: { name: 'A', vatNumber: 12 } }, ['legal', 'vatNumber'], /text here\. Quote it/],
  ...['https://acme.com/', 'https://müller.de', 'https://acme.com/bücher'].map(
    (url): [object, string[], RegExp] => [{ url }, ['url'], /^Write host and folders with/],
  ),
  [{ languages: ['it_IT'] }, ['languages', 0], /^Write the code .*: en, it, pt-BR\. Found: it_IT/],
  [{ languages: [39] }, ['languages', 0], /^Write the code of a language/],
  [{ languages: ['tlh'] }, ['languages', 0], /^The interface is not translated into this/],
  [{ languages: [] }, ['languages'], /^Write a language, or remove the line\./],
  [{ languages: ['it', 'IT'] }, ['languages'], /^Write each language once\./],
  [{ embeds: ['Youtube'] }, ['embeds', 0], /^Choose one of: YouTube, Vimeo\. Found: Youtube/],
])('%j is refused', (change, path, problem) => {
  expect(getProblems(change)).toEqual([{ path, text: expect.stringMatching(problem) }]);
});

test.each([
  ['https://acme.github.io/site', true],
  ['https://acme.github.io:443/site', true],
  ['https://Acme.GitHub.io:8443', true],
  ['https://acme.gitlab.io', true],
  ['https://acme.codeberg.page/site', true],
  ['https://pages.codeberg.org/acme/site', true],
  ['https://acme.com/site', false],
  ['https://github.io.acme.com', false],
  ['https://acme-github.io', false],
])('an editor at %s is refused because other sites share its host: %s', (url, isRefused) => {
  const editor = { repository: 'acme/site', branch: 'main' };
  const text = expect.stringMatching(/^Other sites are published at this host too/);
  expect(getProblems({ url })).toEqual([]);
  expect(getProblems({ url, editor })).toEqual(isRefused ? [{ path: ['editor'], text }] : []);
});

test('a site cannot have both an editor and a third-party script', () => {
  const editor = { repository: 'acme/site', branch: 'main' };
  const analytics = { script: 'https://stats.acme.com/script.js' };
  const text = expect.stringMatching(
    /^A third-party script on this site could read the access token/,
  );
  expect(getProblems({ editor, analytics })).toEqual([{ path: ['analytics'], text }]);
  expect(getProblems({ editor, analytics: {} })).toEqual([]);
});

/** The build's message about a line under `forms`, from the field on. */
function formProblem(line: string): string | undefined {
  const text = `${SITE}forms:\n  ${line}\n`;
  const at = text.split('\n').indexOf(`  ${line}`) + 1;
  try {
    readContent({ path: 'site.yaml', text }, siteSchema);
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(`site.yaml:${at}, field `, '');
  }
}

const field = (name: string) => `fields: [{ name: ${name}, value: a }]`;

test.each([
  'inquiry: https://formspree.io/f/abc',
  'contact: https://api.web3forms.com/submit?a=1',
  'contact: /thanks',
  'inquiry: /api/lead',
  'contact: https://formsubmit.co/jo@a.com',
  'inquiry: http://localhost:8787/f',
  'inquiry: http://127.0.0.1:8787',
  ...'access_key _next accessKey id action submit onsubmit ariaLabel constructor'
    .split(' ')
    .map(field),
])('%s is accepted', (line) => expect(formProblem(line)).toBeUndefined());

const ADDRESS = /^"forms\.\w+": Write the address .* https:\/\/, or a path on this site/;
const USED = /^"forms\.fields", item 1, field "name": The forms use this name themselves\./;
const addresses =
  'http://formspree.io/f/abc http://localhost.evil.com/ //evil.com/f 12 https://user:word@a.com/ ' +
  'https://a;script-src-elem/f https://*/f formspree.io/f/abc mailto:a@b.com javascript:alert(1) "https://[::1]/f"';
const names = 'email seconds form-name _gotcha';

test.each<[string, RegExp]>([
  ...addresses.split(' ').map((address): [string, RegExp] => [`contact: ${address}`, ADDRESS]),
  ...names.split(' ').map((name): [string, RegExp] => [field(name), USED]),
  ['contcat: /thanks', /^"forms\.contcat": is not a field here\. .* inquiry, contact, fields\./],
  [
    'fields: [{ name: n, value: 1 }]',
    /item 1, field "value": Write a text here\. Put quotes around a number/,
  ],
  ['fields: [a]', /^"forms\.fields", item 1: Write its fields here/],
])('the message about the line `%s` names the field and the remedy', (line, problem) => {
  expect(formProblem(line)).toMatch(problem);
});

test.each([
  [{ script: 'https://a.com/s.js' }, []],
  [
    {
      script: 'https://a.com/s.js',
      attributes: [{ name: 'data-domain', value: 'b.com' }],
      event: 'umami.track',
    },
    [],
  ],
  [{ script: 'http://a.com/s.js' }, [/^Write a full address that starts with https:/, /^Write an/]],
  [{ script: '//a.com/s.js' }, [/^Write a full address that starts with https:/]],
  [{ script: 'https://*/s.js' }, [/letters, digits, dots and hyphens/]],
  [{ attributes: [] }, []],
  [{ event: 'plausible' }, [/^Write the address of the script/]],
  [
    { attributes: [{ name: 'onload', value: 'x()' }] },
    [/^Only attributes .* data-/, /^Write the address/],
  ],
  [{ script: 'https://a.com/s.js', event: 'track()' }, [/^Write the name of the function alone/]],
  [{ script: 'https://a.com/s.js', cookies: true }, [/^is not a field here/]],
])('each problem with the analytics settings %j is reported', (analytics, problems) => {
  const texts = getProblems({ analytics }).map(({ text }) => text);
  expect(texts).toEqual(problems.map((problem) => expect.stringMatching(problem)));
});

test('languages become BCP 47 tags', () => {
  const { languages } = siteSchema.parse({ ...site, languages: ['en-gb', 'IT'] });
  expect(languages).toEqual(['en-GB', 'it']);
});

test('without languages, the site is in English', () => {
  expect(siteSchema.parse(site).languages).toEqual(['en']);
});
