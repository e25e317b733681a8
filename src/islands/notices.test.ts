import { expect, test } from 'vitest';
import { createNoticeStore, type Notice } from './notices.ts';

const notice = (title: string): Notice => ({ title, kind: 'success' });

test('notices sent before there is a listener arrive first, in order', () => {
  const store = createNoticeStore();
  const heard: string[] = [];
  store.notify(notice('one'));
  store.notify(notice('two'));
  store.listen(({ title }) => heard.push(title));
  store.notify(notice('three'));
  expect(heard).toEqual(['one', 'two', 'three']);
});

test('only notices without a listener are queued', () => {
  const queued: string[] = [];
  const store = createNoticeStore(({ title }) => queued.push(title));
  store.notify(notice('waits'));
  store.listen(() => {});
  store.notify(notice('is heard'));
  expect(queued).toEqual(['waits']);
});

test('after listening has stopped, notices wait for the next listener', () => {
  const store = createNoticeStore();
  const heard: string[] = [];
  store.listen(() => heard.push('first listener'))();
  store.notify(notice('later'));
  expect(heard).toEqual([]);
  store.listen(({ title }) => heard.push(title));
  expect(heard).toEqual(['later']);
});
