import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const html = (markdown: string) => renderMarkdown(markdown, '/').html.trim();

test('tokens of code have classes, without inline styles, and the text stays as written', () => {
  expect(html('```yaml\na: "<b>" # c\nd: e\n```')).toBe(
    '<pre><code class="language-yaml"><span class="code-name">a</span>: ' +
      '<span class="code-value">"&lt;b&gt;"</span> <span class="code-note"># c</span>\n' +
      '<span class="code-name">d</span>: e\n</code></pre>',
  );
});

test.each(['```\na: b\n```', '```nonsense\na: b\n```', 'Inline `a: b`'])(
  '%j has none',
  (markdown) => {
    expect(html(markdown)).not.toContain('<span');
  },
);
