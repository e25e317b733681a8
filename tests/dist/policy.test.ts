import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { readPolicies } from '../../scripts/security-headers.ts';
import { articles } from '../support/articles.ts';
import { addressesInCss, addressesOf, isExternal } from './support/addresses.ts';
import { eachPage, files, type Page, pages, readText, routeOf } from './support/built-site.ts';

import { descendants, describeElement, select } from './support/html.ts';

const policies = readPolicies('dist');

/**
 * The one remark of Google's evaluator that stands, of severity "perhaps medium": `'self'` would be
 * weak on an origin that answers with what it is sent or hosts what visitors upload. This one does
 * neither: it is files.
 */
const REMARKS = ["script-src 'self'"];

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

  test('no frames, plugins, base address, redirect or policy in the markup', () => {
    for (const tag of ['iframe', 'frame', 'object', 'embed', 'base', 'meta[http-equiv]']) {
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

  test('its policy allows nothing unsafe and no origin but its own', () => {
    const policy = policies.get(page.file) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
  });

  test('Google’s evaluator finds nothing of high or medium severity in its policy', () => {
    const { csp } = new CspParser(policies.get(page.file) ?? '');
    const findings = new CspEvaluator(csp).evaluate();
    expect(findings.map(({ directive, value }) => `${directive} ${value}`)).toEqual(REMARKS);
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  });
});

test('pages of one route share their policy: where it stands once for all, it does not grow with them', () => {
  const hashes = ({ file }: Page) => (policies.get(file) ?? '').match(/'sha256-[^']+'/g)?.sort();
  for (const page of pages) {
    const alike = pages.find((one) => routeOf(one) === routeOf(page)) ?? page;
    expect(hashes(page), page.path).toEqual(hashes(alike));
  }
});

test('there is a policy for every page', () => {
  expect([...policies.keys()].toSorted()).toEqual(pages.map(({ file }) => file));
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
