import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Writes a policy into each built page that allows its own inline scripts and styles and nothing else
 * (docs/decisions/12-policy-from-the-build.md). Must be the last integration: no page may change after
 * it.
 */
export function contentSecurityPolicy(): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.html')) continue;
          const file = join(folder, name);
          writeFileSync(file, withPolicy(readFileSync(file, 'utf8')));
        }
      },
    },
  };
}

const CHARSET = '<meta charset="utf-8">';

const POLICY = '<meta http-equiv="content-security-policy"';

/**
 * Adds the policy before anything that it governs, unless the page brings its own. Throws if the page
 * has no charset.
 */
export function withPolicy(html: string): string {
  if (!html.includes(CHARSET))
    throw new Error(`a built page has no ${CHARSET} to put a policy after`);
  if (html.includes(`${CHARSET}${POLICY}`)) return html;
  return html.replace(CHARSET, `${CHARSET}${POLICY} content="${policyOf(html)}">`);
}

// A comment, a script or style with its text, or any other start tag. Quoted attribute values are
// read whole: a `<script>` inside one is not an element.
const ATTRIBUTES = /(?:"[^"]*"|'[^']*'|[^"'>])*/.source;
const ELEMENT = new RegExp(
  `<!--.*?-->|<(script|style)\\b(${ATTRIBUTES})>(.*?)</\\1>|<\\w${ATTRIBUTES}>`,
  'gis',
);

/** Scripts that are files, which 'self' allows, and data, which never runs. */
const NOT_INLINE_CODE = /\ssrc=|\stype="application\/(ld\+)?json"/;

/** The policy of a page; what only a header can say is in public/_headers. */
function policyOf(html: string): string {
  const scripts = new Set(["'self'"]);
  const styles = new Set(["'self'"]);
  const images = new Set(["'self'"]);
  const forms = new Set<string>();
  for (const [tag, name, attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    if (name === 'style') styles.add(hash);
    if (name === 'script' && !NOT_INLINE_CODE.test(attributes)) scripts.add(hash);
    const [, image] = /^<img\s.*?\ssrc="(https:[^"]+)"/s.exec(tag) ?? [];
    if (image) images.add(new URL(image).origin);
    const [, action] = /^<form\s.*?\saction="([^"]+)"/s.exec(tag) ?? [];
    if (action) {
      // A service returns visitors without JavaScript to a page of the site.
      forms.add("'self'");
      if (action.startsWith('http')) forms.add(new URL(action).origin);
    }
  }
  return [
    "default-src 'none'",
    `script-src ${[...scripts].join(' ')}`,
    `style-src ${[...styles].join(' ')}`,
    `img-src ${[...images].join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    // Where its forms are sent, if they are; Lighthouse reads robots.txt through the page.
    `connect-src ${[...new Set(["'self'", ...forms])].join(' ')}`,
    `form-action ${[...forms].join(' ') || "'none'"}`,
    "base-uri 'none'",
    // No string becomes markup or code: neither React nor Astro's island runtime needs a policy.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');
}
