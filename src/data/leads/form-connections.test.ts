import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { getContent } from '#data/content.ts';
import { toLanguagePath } from '#data/site/paths.ts';
import { getFirstLanguage, getSettings } from '#data/site/site.ts';
import { getConnection } from './form-connections.ts';

const site = getSettings();
const { connected } = getContent('inquiry', getFirstLanguage());
const url = 'https://www.acme.com/site';
const forms = { inquiry: 'https://forms.example.com/f', fields: [{ name: 'key', value: '1' }] };
const thanks = toLanguagePath('it', '/thanks');
// Test files share environment variables.
beforeAll(() => void vi.stubEnv('BASE_URL', '/'));
afterAll(() => void vi.unstubAllEnvs());

const added = { idempotency_key: '', seconds: '' };

test.each([
  [['en'], { key: '1' }],
  [['en', 'it'], { key: '1', language: 'it' }],
])('on a site in %s, the hidden fields include %o', (languages, fields) => {
  const connection = getConnection('inquiry', { ...site, forms, languages }, 'it', connected);
  expect(connection).toMatchObject({ fields: { ...fields, ...added }, thanks });
});

test.each([
  ['/thanks', thanks],
  [`${url}/thanks`, url + thanks],
  [`${url}/thanks/`, url + thanks],
  [`${url}/thanks.html`, url + thanks],
  [`${url}/blog`, `${url}/blog`],
  ['https://www.acme.com/thanks', 'https://www.acme.com/thanks'],
  ['https://forms.example.com/thanks', 'https://forms.example.com/thanks'],
])('on an Italian page, the value %s of _next becomes %s', (written, expected) => {
  const italian = {
    ...site,
    url,
    languages: ['it'],
    forms: { ...forms, fields: [{ name: '_next', value: written }] },
  };
  expect(getConnection('inquiry', italian, 'it', connected)?.fields).toEqual({
    _next: expected,
    ...added,
  });
});

test.each([
  ['/thanks', `/site${thanks}`],
  ['/site/thanks', `/site${thanks}`],
  ['/about', '/site/about'],
  ['/site/about', '/site/about'],
  ['about', 'about'],
])('on a site with a base path, the value %s of _next becomes %s', (value, expected) => {
  vi.stubEnv('BASE_URL', '/site');
  onTestFinished(() => void vi.stubEnv('BASE_URL', '/'));
  const own = { inquiry: '/api/lead', fields: [{ name: '_next', value }] };
  const connection = getConnection('inquiry', { ...site, url, forms: own }, 'it', connected);
  expect(connection?.fields._next).toBe(expected);
  expect(connection?.form.action).toBe('/site/api/lead');
});

test('a form that the host receives has the attributes that Netlify looks for', () => {
  const forms = { inquiry: '/thanks', contact: '/api/lead' };
  const getForm = (id: keyof typeof forms) =>
    getConnection(id, { ...site, forms }, 'it', connected)?.form;
  const common = { method: 'post', 'data-netlify': 'true' };
  expect(getForm('inquiry')).toEqual({ ...common, name: 'inquiry', action: thanks });
  expect(getForm('contact')).toEqual({ ...common, name: 'contact', action: '/api/lead' });
});

test('a form without an endpoint is not connected', () => {
  expect(getConnection('contact', { ...site, forms }, 'en', connected)).toBeUndefined();
});
