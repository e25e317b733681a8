import { expect, test } from 'vitest';
import { ensureBrowser } from './support/chromium.ts';

const never = () => expect.fail('looked for a browser');
const nothing = () => undefined;

test('CHROMIUM_PATH comes first and must exist', () => {
  expect(ensureBrowser(process.execPath, never)).toBe(process.execPath);
  expect(() => ensureBrowser('/none', never)).toThrow('CHROMIUM_PATH is /none');
});

test('a browser is installed only if the machine has none', () => {
  const found = [undefined, '/installed'];
  expect(ensureBrowser('', () => '/present', [['false']])).toBe('/present');
  expect(ensureBrowser('', () => found.shift(), [['true']])).toBe('/installed');
  expect(() => ensureBrowser('', nothing, [])).toThrow('set CHROMIUM_PATH');
});
