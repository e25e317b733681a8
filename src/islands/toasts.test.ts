import { afterAll, expect, test, vi } from 'vitest';
import { listenForToasts, sendToast, type ToastMessage } from './toasts.ts';

const toast = (title: string): ToastMessage => ({ title, description: 'Why', kind: 'success' });
const plainText = { textContent: '' };

vi.stubGlobal('document', { getElementById: () => plainText });
afterAll(() => void vi.unstubAllGlobals());

test('toasts wait for a listener, which gets them in order', () => {
  const heard: string[] = [];
  const hear = ({ title }: ToastMessage) => heard.push(title);
  sendToast(toast('one'));
  sendToast(toast('two'));
  const stop = listenForToasts(hear);
  sendToast(toast('three'));
  expect(heard).toEqual(['one', 'two', 'three']);
  stop();
  sendToast(toast('four'));
  expect(heard).toHaveLength(3);
  listenForToasts(hear)();
  expect(heard.at(-1)).toBe('four');
});

test('only a toast without a listener becomes plain text', () => {
  sendToast(toast('Waits'));
  listenForToasts(() => {})();
  const stop = listenForToasts(() => {});
  sendToast(toast('Is heard'));
  stop();
  expect(plainText.textContent).toBe('Waits: Why');
});
