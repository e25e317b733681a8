import { describe, expect, test } from 'vitest';
import { uploadProblem } from '../../scripts/check-uploads.ts';
import { addressesInCss, addressesOf, isExternal } from '../support/addresses.ts';
import { at, eachPage, files, readText } from '../support/built-site.ts';
import { site } from '../support/content.ts';
import { attribute, describeElement, select } from '../support/html.ts';

describe.each(eachPage())('%s', (_, page) => {
  test('no style attribute and no inline event handler: the policy blocks both', () => {
    const blocked = select(page.root, '*').filter(({ properties }) =>
      Object.keys(properties).some((name) => /^(style$|on)/i.test(name)),
    );
    expect(blocked.map(describeElement)).toEqual([]);
  });

  test('nothing but links, pictures and what settings name leads to another origin', () => {
    const foreign = addressesOf(page)
      .filter(({ address, from }) => !/^(a|img|source|form)$/.test(from) && isExternal(address))
      .filter(({ address }) => address !== site.analytics?.script)
      .filter(({ from }) => from !== 'iframe' || !site.embeds)
      .map(({ address, from }) => `${address} in ${from}`);
    expect(foreign).toEqual([]);
  });

  test('a form sends something only where site.yaml says so', () => {
    const endpoints = [site.forms?.inquiry, site.forms?.contact].map((one) => one && at(one));
    for (const form of select(page.root, 'form')) {
      const action = attribute(form, 'action');
      expect(attribute(form, 'method'), describeElement(form)).toBe(action ? 'post' : 'dialog');
      if (action) expect(endpoints, describeElement(form)).toContain(action);
    }
    const overrides = select(page.root, '[formaction], [formmethod], [formtarget]');
    expect(overrides.map(describeElement)).toEqual([]);
  });

  test('its policy comes right after the charset, and is the only one', () => {
    const [charset, policy] = select(page.root, 'head > *');
    expect(charset && attribute(charset, 'charset')).toBe('utf-8');
    expect(policy && attribute(policy, 'http-equiv')).toBe('content-security-policy');
    expect(policy && attribute(policy, 'content')).toMatch(/^default-src 'none';/);
    expect(select(page.root, 'meta[http-equiv]')).toHaveLength(1);
  });
});

test('no stylesheet loads anything from another origin', () => {
  const addresses = [...files]
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => addressesInCss(readText(file), file));
  expect(addresses.filter(({ address }) => isExternal(address))).toEqual([]);
});

test('no drawing of the build runs anything when it is opened', () => {
  const drawings = [...files].filter((file) => file.endsWith('.svg'));
  const problems = drawings.map((file) => uploadProblem(file, Buffer.from(readText(file))));
  expect(problems.filter(Boolean)).toEqual([]);
});

test('the build contains no source maps, hidden files or drafts', () => {
  const source = /\.(map|ts|tsx|ya?ml|md)$|(^|\/)\.(?!well-known\/)/;
  expect([...files].filter((file) => source.test(file))).toEqual([]);
});
