/**
 * The security headers of every response, and the content security policy of each page.
 *
 * The site is static, so no nonce can be made per request: a page's policy names the SHA-256 hash of
 * each inline script and style that the page was built with, and nothing else inline runs. Sources:
 * Content Security Policy Level 3 (W3C), "Prepare the script element" (HTML Standard).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './built-files.ts';

/** CSP hash sources without their quotes, such as `sha256-47DEQ…`, each once, in page order. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** What a page's policy names beside the page's own origin. */
export interface PageSources extends InlineHashes {
  /** Origins of pictures elsewhere, such as `https://images.example.com`. */
  pictures: string[];
}

/** Headers that are the same on every response. */
export const baseHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // A year, in seconds, and for this host alone: other hosts of the domain are not the site's, and one that
  // still speaks plain http would be cut off. Browsers ignore it over plain http, so also on localhost.
  'Strict-Transport-Security': 'max-age=31536000',
};

/**
 * Values of `Cross-Origin-Resource-Policy`. Feeds and social cards name pictures of the site by their whole
 * address: a feed reader or a chat in a browser has to show them. Nobody else has a use for the rest.
 */
export const RESOURCE_POLICY = { picture: 'cross-origin', other: 'same-origin' } as const;

/**
 * The policy of SVG and XML files. Opened directly, such a file is a document and could run a script on the
 * site's origin; with this it runs nothing. Styles and pictures that stand in the file show: a logo may hold
 * some, and so does the view that Chromium makes of a feed. There is no `sandbox`: with the opener policy
 * that every answer carries, the HTML Standard ("populating a session history entry") has a browser refuse
 * to show the file.
 */
export const XML_FILE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

// A comment, or a start tag with its name and attributes. Attribute values are taken whole, so
// that a `>` or `<script>` inside quotes is not mistaken for markup.
const COMMENT_OR_TAG =
  /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^>=]|=\s*"[^"]*"|=\s*'[^']*'|=(?!\s*["']))*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

// Types the browser treats as code, or that CSP guards like code (import maps, speculation rules).
// Every other type, such as application/ld+json, is a data block: never run, so never hashed.
const EXECUTED_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    // The first of two attributes with the same name counts.
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return attributes;
}

/** The parser turns CRLF and CR into LF before a browser hashes what it read. */
function hashSource(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n'), 'utf8').digest('base64');
  return `sha256-${digest}`;
}

/**
 * Hashes the exact text between the tags of every inline `<script>` that can run and of every
 * inline `<style>`. Ignored: comments, scripts with `src`, data blocks, `style` attributes and
 * event-handler attributes (the policy blocks both).
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const tags = new RegExp(COMMENT_OR_TAG);
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const name = match[1]?.toLowerCase();
    if (name !== 'script' && name !== 'style') continue;
    const rest = html.slice(tags.lastIndex);
    const end = rest.search(name === 'script' ? /<\/script[\s/>]/i : /<\/style[\s/>]/i);
    // The HTML parser never runs an unclosed script and takes an unclosed style to the end.
    const text = end === -1 ? rest : rest.slice(0, end);
    tags.lastIndex += text.length;
    const attributes = readAttributes(match[2] ?? '');
    if (name === 'style') styles.add(hashSource(text));
    else if (!attributes.has('src') && EXECUTED_TYPE.test(attributes.get('type')?.trim() ?? ''))
      scripts.add(hashSource(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * The https origins of the `<img>`s of a page that are elsewhere: content may name one, and nothing
 * else may (docs/decisions/12-policy-from-the-build.md).
 */
function pictureOrigins(html: string): string[] {
  const origins = new Set<string>();
  for (const [, name, attributes] of html.matchAll(COMMENT_OR_TAG)) {
    const source = name?.toLowerCase() === 'img' && readAttributes(attributes ?? '').get('src');
    if (source && /^https:/i.test(source)) origins.add(new URL(source).origin);
  }
  return [...origins];
}

/** The `Content-Security-Policy` value of a page with these inline scripts, styles and pictures. */
export function contentSecurityPolicy({ scripts, styles, pictures }: PageSources): string {
  const sources = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    ["img-src 'self'", ...pictures].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    // No code of the site connects anywhere; Lighthouse reads robots.txt through the page.
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No string becomes markup or code: neither React nor Astro's island runtime needs a policy.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** What the policy of a built page has to name. */
function pageSources(html: string): PageSources {
  return { ...inlineHashes(html), pictures: pictureOrigins(html) };
}

/** The policy of a built page. */
export function pagePolicy(html: string): string {
  return contentSecurityPolicy(pageSources(html));
}

/**
 * One policy that fits every page, for hosts that cannot tell a page's policy from that of the
 * not-found page shown in its place.
 */
export function sharedPolicy(pages: Iterable<PageSources>): string {
  const all = [...pages];
  const each = (pick: (page: PageSources) => string[]) => [...new Set(all.flatMap(pick))];
  return contentSecurityPolicy({
    scripts: each(({ scripts }) => scripts),
    styles: each(({ styles }) => styles),
    pictures: each(({ pictures }) => pictures),
  });
}

/**
 * What the policy of every HTML file below `dir` has to name, by its path relative to `dir` with
 * forward slashes. Throws the file system's errors.
 */
export function readPageSources(dir: string): Map<string, PageSources> {
  const pages = listFiles(dir)
    .filter((name) => name.endsWith('.html'))
    .toSorted();
  return new Map(pages.map((page) => [page, pageSources(readFileSync(join(dir, page), 'utf8'))]));
}

/** The policy of every HTML file below `dir`, as {@link readPageSources} names them. */
export function readPolicies(dir: string): Map<string, string> {
  return new Map(
    [...readPageSources(dir)].map(([page, sources]) => [page, contentSecurityPolicy(sources)]),
  );
}
