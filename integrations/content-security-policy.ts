import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlToHast } from 'satteri';
import {
  getProperty,
  getText,
  type HastElement,
  type HastRoot,
  listElements,
} from '#data/markdown/hast.ts';
import { getPolicyOrigin } from '#data/urls/content-url.ts';

/**
 * Writes a policy into each built page without one. It allows what that page contains: the site's own files, its inline
 * scripts and styles, the origins of its pictures, forms, scripts and frames, and the search's WebAssembly
 * (docs/decisions/06-policy-from-the-build.md). Must be the last integration: no page may change after it.
 */
export function contentSecurityPolicy(): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': ({ assets }) => {
        const files = [...assets.values()].flat().map((url) => fileURLToPath(url));
        for (const file of files.filter((name) => name.endsWith('.html')))
          writeFileSync(file, addPolicy(readFileSync(file, 'utf8')));
      },
    },
  };
}

const CHARSET = '<meta charset="utf-8">';
const META = '<meta http-equiv="content-security-policy"';

/** Adds the policy before all that it governs, unless the page has one there. Throws if the page has no charset. */
export function addPolicy(html: string): string {
  const charsetEnd = html.indexOf(CHARSET) + CHARSET.length;
  if (charsetEnd < CHARSET.length)
    throw new Error(`a built page has no ${CHARSET}, which must precede its policy`);
  if (html.startsWith(META, charsetEnd)) return html;
  const directives = getPolicy(listElements(htmlToHast(html) as HastRoot));
  const policy = directives.map((directive) => directive.join(' ')).join(';');
  return `${html.slice(0, charsetEnd)}${META} content="${policy}">${html.slice(charsetEnd)}`;
}

/** The policy that a page needs. Rules that only a header can state are in public/_headers. */
function getPolicy(page: HastElement[]): string[][] {
  const named = (name: string) => page.filter(({ tagName }) => tagName === name);
  const actions = named('form').flatMap(({ properties: { action } }) => action || []);
  const services = getOrigins(actions);
  const scripts = named('script');
  // An attribute may tell a script where to send its data.
  const reported = scripts.flatMap(({ properties }) => Object.values(properties));
  const framed = getOrigins(named('iframe').map(({ properties }) => properties.src));
  return [
    ['default-src', "'none'"],
    [
      'script-src',
      "'self'",
      ...toHashes(scripts.filter(isInlineCode)),
      ...getOrigins(scripts.map(({ properties }) => properties.src)),
      // Pagefind, which runs for `<search>`, uses WebAssembly. Editors cannot write this element.
      ...(named('search').length > 0 ? ["'wasm-unsafe-eval'"] : []),
    ],
    ['style-src', "'self'", ...toHashes(named('style'))],
    ['img-src', "'self'", ...getOrigins(page.flatMap(getImages))],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ...(framed.length > 0 ? [['frame-src', ...framed]] : []),
    // The targets of forms and analytics. 'self' is for forms sent to this site, the search's index, and Lighthouse.
    ['connect-src', "'self'", ...new Set([...services, ...getOrigins(reported)])],
    // Without JavaScript, a service redirects the visitor back to this site. 'self' allows that.
    ['form-action', ...(actions.length > 0 ? ["'self'", ...services] : ["'none'"])],
    ['base-uri', "'none'"],
    // No string becomes markup or code. Neither React nor Astro's island runtime needs a Trusted Types policy.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
}

/** Whether a script is inline code: neither a file nor a data block. */
function isInlineCode(script: HastElement): boolean {
  const isData = /^application\/(ld\+)?json$/.test(getProperty(script, 'type'));
  return script.properties.src === undefined && !isData;
}

/** The addresses of the pictures that an element shows. */
function getImages(element: HastElement): unknown[] {
  if (!/^(img|source|image)$/.test(element.tagName)) return [];
  const set = getProperty(element, 'srcSet').split(',');
  const { src, href } = element.properties;
  return [src, href, ...set.map((item) => item.trim().replace(/\s.*/, ''))];
}

/** The origins of other sites among these addresses, each once. */
function getOrigins(urls: unknown[]): string[] {
  const external = urls.map(String).filter((url) => /^https?:/i.test(url));
  const origins = external.map((url) => {
    const origin = getPolicyOrigin(url);
    if (!origin) throw new Error(`a built page loads ${url}, whose origin no policy can name`);
    return origin;
  });
  return [...new Set(origins)];
}

function toHashes(elements: HastElement[]): string[] {
  const hashes = elements.map((element) => hash('sha256', getText(element), 'base64'));
  return [...new Set(hashes)].map((digest) => `'sha256-${digest}'`);
}
