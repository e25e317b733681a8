import { describe, expect, test } from 'vitest';
import { articles } from '../support/articles.ts';
import { addressesInCss, addressesOf, isExternal } from './support/addresses.ts';
import { eachPage, files, readText } from './support/built-site.ts';
import { attribute, descendants, describeElement, select, selectOne } from './support/html.ts';

/** Nothing that runs, and nothing from elsewhere; images of content elsewhere would add their origin. */
const POLICY_WITHOUT_HASHES =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self';font-src 'self';" +
  "manifest-src 'self';connect-src 'self';form-action 'none';base-uri 'none';" +
  "require-trusted-types-for 'script';trusted-types 'none'";

describe.each(eachPage())('%s', (_, page) => {
  test('no style attribute and no inline event handler: the policy blocks both', () => {
    const blocked = descendants(page.root).filter(({ attributes }) =>
      [...attributes.keys()].some((name) => name === 'style' || name.startsWith('on')),
    );
    expect(blocked.map(describeElement)).toEqual([]);
  });

  test('nothing but links leads to another origin', () => {
    const foreign = addressesOf(page)
      .filter(({ address, from }) => from !== 'a' && isExternal(address))
      .map(({ address, from }) => `${address} in ${from}`);
    expect(foreign).toEqual([]);
  });

  test('no frames, plugins or base address in the markup', () => {
    for (const tag of ['iframe', 'frame', 'object', 'embed', 'base']) {
      expect(select(page.root, tag).map(describeElement)).toEqual([]);
    }
  });

  test('no form sends anything anywhere', () => {
    for (const form of select(page.root, 'form')) {
      expect(form.attributes.get('method'), describeElement(form)).toBe('dialog');
      expect(form.attributes.has('action'), describeElement(form)).toBe(false);
    }
    const overrides = descendants(page.root).filter(({ attributes }) =>
      ['formaction', 'formmethod', 'formtarget'].some((name) => attributes.has(name)),
    );
    expect(overrides.map(describeElement)).toEqual([]);
  });

  test('its policy comes first and allows its own files and its own inline code, nothing else', () => {
    const [charset, policy] = descendants(selectOne(page.root, 'head'));
    expect(charset && attribute(charset, 'charset')).toBe('utf-8');
    expect(policy && attribute(policy, 'http-equiv')).toBe('content-security-policy');
    expect(select(page.root, 'meta[http-equiv]')).toHaveLength(1);
    const text = policy && attribute(policy, 'content');
    expect(text?.replaceAll(/ 'sha256-[\w+/]{43}='/g, '')).toBe(POLICY_WITHOUT_HASHES);
  });
});

test('no stylesheet loads anything from another origin', () => {
  const addresses = [...files]
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => addressesInCss(readText(file), file));
  expect(addresses.filter(({ address }) => isExternal(address))).toEqual([]);
});

test('no picture of the build contains a script, a handler or an address elsewhere', () => {
  for (const file of files) {
    if (!file.endsWith('.svg')) continue;
    expect(readText(file), file).not.toMatch(/<script|\son\w+=|(href|src)="(https?:)?\/\/|@import/);
  }
});

test('the build contains no source maps, hidden files or drafts', () => {
  const source = /\.(map|ts|tsx|ya?ml)$|(^|\/)\.(?!well-known\/)/;
  expect([...files].filter((file) => source.test(file))).toEqual([]);
  const published = articles.map(({ id }) => `blog/${id}.md`);
  expect([...files].filter((file) => file.endsWith('.md')).toSorted()).toEqual(
    published.toSorted(),
  );
});
