import { expect, test } from 'vitest';
import { scriptText } from './script-text.ts';

test('data that contains </script> cannot close its script, and is read back unchanged', () => {
  const name = '</script><script>alert(1)</script><!--';
  const data = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] };
  const text = scriptText(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});
