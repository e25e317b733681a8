import { describe, expect, test } from 'vitest';
import { splitRuntime } from './split-runtime.ts';

const RUNTIME = '(()=>{customElements.define("astro-island",class extends HTMLElement{})})();';
const DIRECTIVE = '(()=>{window.dispatchEvent(new Event("astro:intent"))})();';
const ISLAND = '<astro-island client="intent" opts="{}"></astro-island>';

const page = (...scripts: string[]) =>
  `<head><script>theme()</script></head><body>${scripts
    .map((code) => `<script>${code}</script>`)
    .join('')}${ISLAND}</body>`;

describe('splitRuntime', () => {
  test('takes the runtime out and tells the directive its address', () => {
    const { html, runtime } = splitRuntime(page(DIRECTIVE, RUNTIME), () => '/islands.js');
    expect(runtime).toBe(RUNTIME);
    expect(html).toBe(
      page(DIRECTIVE).replace(
        `<script>${DIRECTIVE}`,
        `<script data-runtime="/islands.js">${DIRECTIVE}`,
      ),
    );
  });

  test('keeps code with the patterns of replace as it is', () => {
    const directive = `${DIRECTIVE}var a="$&$1$\`"`;
    expect(splitRuntime(page(directive, RUNTIME), () => '/x.js').html).toContain(directive);
  });

  test('leaves a page without islands alone', () => {
    const plain = '<p>Nothing to operate</p><script>theme()</script>';
    expect(splitRuntime(plain, () => '/x.js')).toEqual({ html: plain, runtime: undefined });
  });

  test.each([
    ['the runtime is missing', page(DIRECTIVE)],
    ['the directive is missing', page(RUNTIME)],
    ['the runtime is there twice', page(DIRECTIVE, RUNTIME, RUNTIME)],
  ])('stops the build when %s', (_, html) => {
    expect(() => splitRuntime(html, () => '/x.js')).toThrow(/once each/);
  });

  test('stops the build at a directive that would wait for the runtime for ever', () => {
    const html = page(DIRECTIVE, RUNTIME).replace('client="intent"', 'uid="1" client="visible"');
    expect(() => splitRuntime(html, () => '/x.js')).toThrow(/client:visible/);
  });
});
