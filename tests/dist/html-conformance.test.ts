import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { eachPage, page, pages } from './support/built-site';

/** Astro puts this before the first island, wherever that is; <style> belongs into <head>. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/;

/** A page without what is not ours to mend. */
const ownHtml = (html: string) => html.replace(ISLAND_STYLE, '');

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // How React writes HTML: <input/>, required="", autoComplete="". All of it means the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Base UI's toasts: a <div> with a role that is right.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // A hash protects from other people's servers; all scripts come from this one.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Where a number may wrap is for the style sheet to say.
    'tel-non-breaking': 'off',
  },
};

/** What the Nu checker does not know yet of CSS; Tailwind and every browser do. */
const CSS_MESSAGE = /^CSS:/;

/** Nor of HTML: the standard allows `blocking` with rel="expect" too (html.spec.whatwg.org, 4.2.4). */
const EXPECT_MESSAGE =
  /^A “link” element with a “blocking” attribute must have .+<link rel="expect" [^>]+><title$/;

interface NuReport {
  messages: { message: string; extract?: string }[];
}

/** What the Nu checker, the W3C's own, says about documents, in one run of Java. */
function checkWithNu(documents: readonly string[]): string[] {
  const jar = String(createRequire(import.meta.url)('vnu-jar'));
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  try {
    const files = documents.map((html, index) => {
      const file = join(folder, `${index}.html`);
      writeFileSync(file, html);
      return file;
    });
    const options = ['-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always'];
    const { stderr } = spawnSync('java', [...options, ...files], { encoding: 'utf8' });
    const { messages } = JSON.parse(stderr) as NuReport;
    return messages
      .map(({ message, extract }) => `${message} ${extract ?? ''}`)
      .filter((message) => !CSS_MESSAGE.test(message) && !EXPECT_MESSAGE.test(message));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));
const hasJava = spawnSync('java', ['-version']).status === 0;

describe('HTML', () => {
  test.each(eachPage())('of %s is what html-validate calls valid', async (_, { html, file }) => {
    const { results } = await validator.validateString(ownHtml(html), file);
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
    );
    expect(messages).toEqual([]);
  });

  test.skipIf(!hasJava)(
    'of every page is what the Nu checker calls valid (skipped where there is no Java)',
    { timeout: 120_000 },
    () => {
      expect(checkWithNu(pages.map(({ html }) => ownHtml(html)))).toEqual([]);
    },
  );

  test('with a fault is what both call invalid', { timeout: 120_000 }, async () => {
    const faulty = ownHtml(page('/404').html).replace('<main', '<p><div></div></p><main');
    expect((await validator.validateString(faulty)).valid).toBe(false);
    if (hasJava) expect(checkWithNu([faulty])).not.toEqual([]);
  });
});
