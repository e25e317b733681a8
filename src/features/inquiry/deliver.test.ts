import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ANSWERS, type Answer, startFormService } from '../../../tests/support/form-service.ts';
import { type Delivery, deliver, type Lead } from './deliver.ts';

const lead: Lead = {
  entries: { name: 'Żo & Co', message: 'One\nTwo', _gotcha: '' },
  key: 'key-1',
  shownAt: 1000,
};
const now = () => 13_400;
const fieldErrors = { email: 'should be an email' };

let service: Awaited<ReturnType<typeof startFormService>>;
beforeAll(async () => {
  service = await startFormService({ fieldErrors });
});
afterAll(() => service.close());
beforeEach(() => service.received.splice(0));

/** In ms: short where the service lets us wait. */
const patience = (answer: Answer) => (/hanging|held/.test(answer) ? 50 : 5000);

/** Sends to the real service, which treats it like this. */
function send(one: Lead, answer: Answer = 'accepted'): Promise<Delivery> {
  service.answers.push(answer);
  return deliver(one, service.url, { fetch, now, signal: AbortSignal.timeout(patience(answer)) });
}

/** Sends to a service that answers with this. */
const answered = (status: number, body: string | null) =>
  deliver(lead, service.url, {
    fetch: async () => new Response(body, { status }),
    now,
    signal: AbortSignal.timeout(1000),
  });

test('a lead arrives as browsers send forms, with its key and the seconds it took', async () => {
  expect(await send(lead)).toEqual({ status: 'delivered' });
  expect(service.received.map(({ fields }) => fields)).toEqual([
    { name: 'Żo & Co', message: 'One\nTwo', idempotency_key: 'key-1', seconds: '12' },
  ]);
  const { accept, cookie, 'content-type': type } = service.received[0]?.headers ?? {};
  expect({ accept, cookie, type }).toEqual({
    accept: 'application/json',
    cookie: undefined,
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
  });
});

test('what a program filled in is thanked for and not sent', async () => {
  const fetch = vi.fn();
  const trapped = { ...lead, entries: { ...lead.entries, _gotcha: 'https://spam.example' } };
  const signal = AbortSignal.timeout(100);
  expect(await deliver(trapped, service.url, { fetch, now, signal })).toEqual({
    status: 'delivered',
  });
  expect(fetch).not.toHaveBeenCalled();
});

const OUTCOMES: Record<Answer, Delivery> = {
  accepted: { status: 'delivered' },
  redirected: { status: 'delivered' },
  lost: { status: 'unreachable' },
  held: { status: 'unreachable' },
  reset: { status: 'unreachable' },
  hanging: { status: 'unreachable' },
  'field errors': { status: 'refused', errors: fieldErrors },
  'too many': { status: 'refused', errors: {} },
  'server error': { status: 'unreachable' },
};

test.each(Object.entries(OUTCOMES))('answer “%s”: %o', async (answer, outcome) => {
  expect(await send(lead, answer as Answer)).toEqual(outcome);
});

test.each([
  [400, '{"errors":[{"field":"email","message":"bad"},{"message":"no field"}]}', { email: 'bad' }],
  [422, '{"errors":{"email":["bad","worse"],"name":"short"}}', { email: 'bad', name: 'short' }],
  [422, '{"errors":"all of it"}', {}],
  [422, '{"errors":[null,1,{"field":1,"message":2}]}', {}],
  [403, 'null', {}],
  [400, '<p>Bad request</p>', {}],
  [200, '{"success":false,"message":"not activated"}', {}],
  [200, '{"success":"false"}', {}],
])('%i %s is refused: %o', async (status, body, errors) => {
  expect(await answered(status, body)).toMatchObject({ status: 'refused', errors });
});

test.each([
  [200, '{"success":true}'],
  [201, ''],
  [200, '<p>Thank you</p>'],
  [204, null],
])('%i %s is delivered', async (status, body) => {
  expect(await answered(status, body)).toEqual({ status: 'delivered' });
});

/** Mulberry32: the same numbers between 0 and 1 in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('200 submissions over a network that fails half of the time: none is silently lost', {
  timeout: 60_000,
}, async () => {
  const next = random(18);
  const failures = (Object.keys(ANSWERS) as Answer[]).filter(
    (answer) => OUTCOMES[answer].status !== 'delivered',
  );
  const told = { delivered: [] as string[], failed: [] as string[] };
  let attempts = 0;
  for (let index = 0; index < 200; index += 1) {
    const one = { ...lead, key: `key-${index}` };
    // Two in three people who are told that it failed try again, with the same key.
    do {
      attempts += 1;
      const failure = failures[Math.floor(next() * failures.length)];
      const { status } = await send(one, next() < 0.5 ? failure : 'accepted');
      told[status === 'delivered' ? 'delivered' : 'failed'].push(one.key);
    } while (told.delivered.at(-1) !== one.key && next() < 2 / 3);
  }
  const received = service.received.map(({ fields }) => fields.idempotency_key ?? '');
  const leads = new Set(received);
  const arrivedUnheard = received.length - told.delivered.length;

  // Every attempt has an outcome that its sender was told.
  expect(told.delivered.length + told.failed.length).toBe(attempts);
  expect(told.failed.length).toBeGreaterThan(attempts / 3);
  // What arrived is what was confirmed, and what arrived while its answer was lost.
  expect(arrivedUnheard).toBeGreaterThan(0);
  expect(told.delivered.filter((key) => !leads.has(key))).toEqual([]);
  expect(new Set(told.delivered).size).toBe(told.delivered.length);
  // Leads received, and people who know that theirs may not have been, are all 200.
  const gaveUp = new Set(told.failed.filter((key) => !told.delivered.includes(key)));
  expect(new Set([...leads, ...gaveUp]).size).toBe(200);
  expect(told.delivered.length + gaveUp.size).toBe(200);
  // Without keys, the agency would take second tries for further leads.
  expect(received.length).toBeGreaterThan(leads.size);
});
