import { expect, test } from 'vitest';
import { en } from '#languages/en.ts';
import { renderMarkdown } from '../rendering/render-markdown.ts';

const toHtml = async (markdown: string) =>
  (await renderMarkdown(markdown, { strings: en })).parts.join('').trim();

test('tokens of code get classes and no inline styles', async () => {
  expect(await toHtml('```yaml\na: "<b>" # c\n```')).toBe(
    '<pre><code class="language-yaml"><span class="code-keyword">a</span>' +
      '<span class="code-keyword">:</span> ' +
      '<span class="code-string-expression">"&lt;b>"</span> ' +
      '<span class="code-comment"># c</span>\n</code></pre>',
  );
});

test.each([
  ['php', '<?php echo "&amp;"; ?>'],
  ['python', 'print("a < b")'],
  ['C++', 'return a && b;'],
  ['sh', 'echo "$HOME" > out'],
  ['js{1,3}', 'return 1'],
  ['ts:title=a.ts', 'return 1'],
])('code in %s is colored without a change of its text', async (language, code) => {
  const html = await toHtml(`\`\`\`${language}\n${code}\n\`\`\``);
  expect(html).toContain('<span class="code-');
  const text = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  expect(text.replaceAll('&amp;', '&')).toBe(`${code}\n`);
});

test.each([
  '```\na: b\n```',
  '```nonsense\na: b\n```',
  '```constructor\na: b\n```',
  'Inline `a: b`',
])('%j has no colors', async (markdown) => {
  expect(await toHtml(markdown)).not.toContain('<span');
});
