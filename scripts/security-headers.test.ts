import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  baseHeaders,
  contentSecurityPolicy,
  inlineHashes,
  pagePolicy,
  readPolicies,
} from './security-headers.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const scripts = (html: string) => inlineHashes(html).scripts;

test('hashes the known example of the CSP specification', () => {
  expect(scripts("<script>alert('Hello, world.');</script>")).toEqual([
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  ]);
});

test('hashes the exact text, white space and all', () => {
  expect(scripts('<script>\n  run();\t</script>')).toEqual([hash('\n  run();\t')]);
  expect(scripts('<script>say("ħ")</script>')).toEqual([hash('say("ħ")')]);
});

test('hashes line ends as the HTML parser hands them on', () => {
  expect(scripts('<script>a\r\nb</script>')).toEqual([hash('a\nb')]);
});

test.each([
  ['attributes in any order', '<script async type="module" data-x>a</script>'],
  ['unquoted and single-quoted values', "<script type=module id='x'>a</script>"],
  ['upper case', '<SCRIPT TYPE="Text/JavaScript">a</SCRIPT>'],
  ['an empty type', '<script type="">a</script>'],
  ['a `>` inside a value', '<script data-x="1 > 0">a</script>'],
  ['space in the tags', '<script\n>a</script >'],
  ['an import map', '<script type="importmap">a</script>'],
  ['src as part of another name', '<script data-src="x">a</script>'],
])('hashes a script with %s', (_, html) => {
  expect(scripts(html)).toEqual([hash('a')]);
});

test.each([
  ['a script with src', '<script src="/a.js"></script>'],
  ['src after other attributes', '<script type="module" SRC=/a.js></script>'],
  ['JSON-LD', '<script type="application/ld+json">{}</script>'],
  ['a JSON data block', '<script id="x" type="application/json">{}</script>'],
  ['a commented script', '<!-- <script>a</script> -->'],
  ['a script inside an attribute', '<div title="<script>a</script>"></div>'],
  ['an element whose name only starts the same', '<script-note>a</script-note>'],
])('ignores %s', (_, html) => {
  expect(scripts(html)).toEqual([]);
});

test('collects several, each once, in page order', () => {
  const html = '<script>b</script><script src="x"></script><p><script>a</script><script>b</script>';
  expect(scripts(html)).toEqual([hash('b'), hash('a')]);
});

test('collects styles apart from scripts', () => {
  const html = '<style media="print">a{}</style><STYLE>b{}</STYLE><script>"<style>"</script>';
  expect(inlineHashes(html)).toEqual({
    scripts: [hash('"<style>"')],
    styles: [hash('a{}'), hash('b{}')],
  });
});

test('a comment with an opening tag does not hide the next script', () => {
  expect(scripts('<!-- <script> --><script>a</script>')).toEqual([hash('a')]);
});

test('a page without inline code allows only files of its own origin', () => {
  expect(pagePolicy('<p>')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
      "manifest-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; " +
      "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test('names each hash in its own directive', () => {
  const policy = contentSecurityPolicy({
    scripts: ['sha256-A', 'sha256-B'],
    styles: ['sha256-C'],
    pictures: [],
  });
  expect(policy).toContain(
    "; script-src 'self' 'sha256-A' 'sha256-B'; style-src 'self' 'sha256-C'",
  );
  expect(policy).not.toContain('unsafe');
});

test('names the origin of each picture elsewhere, and of nothing but pictures', () => {
  const html =
    '<img src="/a.png"><img alt="" src="https://pictures.example.com/a.png?b"><!-- <img src="https://x.y"> -->' +
    '<img src="https://pictures.example.com/c.png"><script src="https://code.example.com/a.js"></script>';
  expect(pagePolicy(html)).toContain("; img-src 'self' https://pictures.example.com; font-src");
  expect(pagePolicy(html)).not.toMatch(/x\.y|code\.example/);
});

test('every header is one line of plain text', () => {
  for (const value of Object.values(baseHeaders)) expect(value).toMatch(/^[\x20-\x7e]+$/);
});

test('https is asked for on the host of the site and on no other of its domain', () => {
  expect(baseHeaders['Strict-Transport-Security']).toBe('max-age=31536000');
});

test('reads the policy of each page of a folder', () => {
  const dir = mkdtempSync(join(tmpdir(), 'policies-'));
  try {
    mkdirSync(join(dir, 'blog'));
    writeFileSync(join(dir, 'blog/x.html'), '<script>a</script>');
    writeFileSync(join(dir, 'a.js'), '');
    const policies = readPolicies(dir);
    expect([...policies.keys()]).toEqual(['blog/x.html']);
    expect(policies.get('blog/x.html')).toContain(hash('a'));
  } finally {
    rmSync(dir, { recursive: true });
  }
});
