import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readLead, removeLead, removeOldLeads, storeLead } from './unsent-leads.ts';

const HOUR = 3_600_000;
const INQUIRY = {
  entries: { name: 'Anna', business: 'A shop' },
  added: { idempotency_key: '1-2', seconds: '12' },
};
const CONTACT = { entries: { name: 'Ben', message: 'Hello' }, added: undefined };

const tab = new Map<string, string>();

vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => tab.set(key, value),
  removeItem: (key: string) => tab.delete(key),
});
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => {
  tab.clear();
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test('each form stores an unsent lead until it is removed', () => {
  expect(readLead('inquiry')).toBeUndefined();
  storeLead('inquiry', INQUIRY);
  storeLead('contact', CONTACT);
  expect(readLead('inquiry')).toEqual(INQUIRY);
  removeLead('inquiry');
  expect(readLead('inquiry')).toBeUndefined();
  expect(readLead('contact')).toEqual(CONTACT);
});

test('after a day, an unsent lead is removed', () => {
  storeLead('inquiry', INQUIRY);
  vi.advanceTimersByTime(23 * HOUR);
  storeLead('contact', CONTACT);
  removeOldLeads();
  expect(readLead('inquiry')).toEqual(INQUIRY);
  vi.advanceTimersByTime(HOUR);
  removeOldLeads();
  expect([...tab.keys()]).toEqual(['unsent-contact']);
});
