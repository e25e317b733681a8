import { expect, test } from 'vitest';
import { takeText } from './form-state.ts';

test.each([
  ['after a text is sent, the field has what was typed later', true, 'Two', 'Two'],
  ['a text that is not sent is put back, before what was typed later', false, 'Two', 'One Two'],
  ['a text that is not sent is put back', false, '', 'One'],
])('%s', (_, isSent, later, left) => {
  const sent: string[] = [];
  const [field, replacement] = [{ value: 'One' }, { value: later }];
  const repeat = takeText(
    field,
    () => replacement,
    () => {
      if (!isSent) return;
      sent.push(replacement.value);
      replacement.value = '';
    },
  );
  expect(field.value).toBe('');
  repeat();
  expect(sent).toEqual(isSent ? ['One'] : []);
  expect(replacement.value).toBe(left);
});
