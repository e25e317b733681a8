import { expect, test } from 'vitest';
import { scriptText } from './structured-data.ts';

test('no text in structured data closes its script or is lost', () => {
  const name = '</script><script>alert(1)</script><!--';
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] };
  const text = scriptText(graph);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(graph);
});
