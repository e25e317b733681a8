import { afterAll, expect, test, vi } from 'vitest';
import { listenForNotices, type Notice, notify } from './notices.ts';

const notice = (title: string): Notice => ({ title, description: 'Why', kind: 'success' });
const plainText = { textContent: '' };

vi.stubGlobal('document', { getElementById: () => plainText });
afterAll(() => void vi.unstubAllGlobals());

test('notices wait for a listener, which gets them in order', () => {
  const heard: string[] = [];
  const hear = ({ title }: Notice) => heard.push(title);
  notify(notice('one'));
  notify(notice('two'));
  const stop = listenForNotices(hear);
  notify(notice('three'));
  expect(heard).toEqual(['one', 'two', 'three']);
  stop();
  notify(notice('four'));
  expect(heard).toHaveLength(3);
  listenForNotices(hear)();
  expect(heard.at(-1)).toBe('four');
});

test('only a notice without a listener becomes plain text', () => {
  notify(notice('Waits'));
  listenForNotices(() => {})();
  const stop = listenForNotices(() => {});
  notify(notice('Is heard'));
  stop();
  expect(plainText.textContent).toBe('Waits: Why');
});
