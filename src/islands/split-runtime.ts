/** What is done to a built page so that Astro's island runtime loads with the first island. */

/** A page without the runtime, and the runtime's code; `undefined` where a page has no islands. */
export interface SplitPage {
  html: string;
  runtime: string | undefined;
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const DEFINES_ISLANDS = 'customElements.define("astro-island"';
const INTENT_DIRECTIVE = 'new Event("astro:intent")';

/**
 * Takes the inline script that defines `<astro-island>` out of a page, and tells the script of
 * `client:intent`, the page's only directive, where to fetch it: about 2 KB that nobody needs before
 * the first sign of intent.
 *
 * @param addressOf gives the address at which the runtime's code will be
 * @throws Error when Astro writes its scripts in another way, or a page uses another directive
 */
export function splitRuntime(html: string, addressOf: (code: string) => string): SplitPage {
  const scripts = [...html.matchAll(INLINE_SCRIPT)];
  const runtimes = scripts.filter(([, code = '']) => code.includes(DEFINES_ISLANDS));
  const directives = scripts.filter(([, code = '']) => code.includes(INTENT_DIRECTIVE));
  const [runtime] = runtimes;
  const [directive] = directives;
  if (!runtime && !html.includes('<astro-island')) return { html, runtime: undefined };
  if (!runtime || !directive || runtimes.length > 1 || directives.length > 1)
    throw new Error(
      `expected Astro's island runtime and the script of client:intent once each, found ` +
        `${runtimes.length} and ${directives.length}: see src/islands/split-runtime.ts`,
    );
  const other = /<astro-island[^>]* client="(?!intent")([^"]*)"/.exec(html)?.[1];
  if (other !== undefined)
    throw new Error(`client:${other} would never load its island: use client:intent`);
  const [tag, code = ''] = runtime;
  const start = `<script data-runtime="${addressOf(code)}">`;
  const split = html
    .replace(tag, '')
    .replace(directive[0], () => start + directive[0].slice('<script>'.length));
  return { html: split, runtime: code };
}
