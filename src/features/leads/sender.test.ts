import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Values } from '#data/leads/validate.ts';
import { ANSWERS, type Answer, type Behavior } from '../../../tests/support/form-service.ts';
import { createLeadSender } from './sender.ts';
import { removeOldLeads } from './unsent-leads.ts';

const COPY = {
  title: 'Send us a message',
  labels: { name: 'Name', email: 'E-mail', message: 'Message' },
};
const ACTION = 'https://forms.example/f/abc';
const CONNECTION = {
  form: { method: 'post', action: ACTION },
  thanks: '/thanks',
  email: 'hello@example.com',
} as const;
const ORIGIN = 'https://www.example';
const HIDDEN = { access_key: 'public-1', idempotency_key: '', seconds: '', _gotcha: '' };
const values = (text: string) => ({ name: 'Anna', email: 'anna@example.com', message: text });

/** The leads that the service has received, and its next responses. When there are none left, it accepts every lead. */
const received: Values[] = [];
const answers: Answer[] = [];
const tab = new Map<string, string>();

/** A response as a browser reports it after following redirects. */
function responseTo(answer: Answer): Response {
  const { status = 0, leadsTo }: Behavior = ANSWERS[answer];
  const isPage = leadsTo === 'next' || leadsTo === 'page';
  if (!status && !isPage) throw new TypeError('Failed to fetch');
  const body = isPage ? '<p>Page</p>' : '{}';
  const response = new Response(status === 204 ? null : body, {
    status: leadsTo || isPage ? 200 : status,
    headers: { 'Content-Type': isPage ? 'text/html' : 'application/json' },
  });
  const url = leadsTo === 'next' ? `${ORIGIN}/thanks` : ACTION;
  return Object.defineProperty(response, 'url', { value: url });
}

vi.stubGlobal('location', { origin: ORIGIN });
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => tab.set(key, value),
  removeItem: (key: string) => tab.delete(key),
});
vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
  const answer = answers.shift() ?? 'accepted';
  if (ANSWERS[answer].isReceived) received.push(Object.fromEntries(body));
  return responseTo(answer);
});
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => {
  received.splice(0);
  tab.clear();
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

/** A form on a page that has just been opened. */
function openForm(id = 'contact') {
  const sender = createLeadSender(id, COPY, CONNECTION, 'The rest did not fit.');
  const unsent = sender.start();
  return {
    unsent,
    async send(text: string, answer: Answer = 'accepted') {
      answers.push(answer);
      const entries = { ...HIDDEN, ...values(text) };
      const { status } = await sender.send(entries, values(text));
      if (status === 'failed') sender.store(entries);
      return status;
    },
  };
}

test('a lead that is sent again is identical, even from another page', async () => {
  const form = openForm();
  vi.advanceTimersByTime(12_400);
  expect(await form.send('Hello', 'lost')).toBe('failed');
  vi.advanceTimersByTime(60_000);
  expect(await form.send('Hello', 'held')).toBe('failed');
  const again = openForm();
  expect(again.unsent).toMatchObject(values('Hello'));
  expect(await again.send('Hello')).toBe('delivered');
  const [first] = received;
  expect(first).toMatchObject({ ...values('Hello'), access_key: 'public-1', seconds: '12' });
  expect(first?.idempotency_key).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(received).toEqual([first, first, first]);
});

test('a changed lead has a new key, and so has the next lead', async () => {
  const form = openForm();
  for (const [text, answer] of [
    ['Helo', 'lost'],
    ['Hello', 'lost'],
    ['Hello', 'accepted'],
    ['Hello', 'accepted'],
  ] as const)
    await form.send(text, answer);
  const [typo, corrected, again, another] = received.map((lead) => lead.idempotency_key);
  expect(again).toBe(corrected);
  expect(new Set([typo, corrected, another]).size).toBe(3);
});

test('each form stores an unsent lead until it is sent', async () => {
  await openForm('inquiry').send('A shop', 'server error');
  await openForm('contact').send('Hello', 'gone');
  expect(openForm('inquiry').unsent).toMatchObject(values('A shop'));
  expect(openForm('contact').unsent).toMatchObject(values('Hello'));
  await openForm('contact').send('Hello');
  expect(openForm('contact').unsent).toBeUndefined();
  expect(openForm('inquiry').unsent).toMatchObject(values('A shop'));
  await openForm('inquiry').send('A shop');
  expect([...tab]).toEqual([]);
});

test('after a day, an unsent lead is removed', async () => {
  await openForm('inquiry').send('A shop', 'server error');
  vi.advanceTimersByTime(23 * 3_600_000);
  await openForm('contact').send('Hello', 'server error');
  removeOldLeads();
  expect(openForm('inquiry').unsent).toMatchObject(values('A shop'));
  vi.advanceTimersByTime(3_600_000);
  expect(openForm('inquiry').unsent).toBeUndefined();
  removeOldLeads();
  expect([...tab.values()].join()).not.toContain('A shop');
  expect(openForm('contact').unsent).toMatchObject(values('Hello'));
  vi.advanceTimersByTime(23 * 3_600_000);
  removeOldLeads();
  expect([...tab]).toEqual([]);
});
