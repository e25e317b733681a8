import { expect, test, vi } from 'vitest';
import { type Delivery, submitLead } from './submit-lead.ts';

const DELIVERED: Delivery = { status: 'delivered' };
const FAILED: Delivery = { status: 'failed' };

const SERVICE = 'https://forms.example/f/abc';
const ORIGIN = 'https://www.example';
const THANKS = `${ORIGIN}/it/thanks`;
const PAGE = '<!doctype html><p>Thank you</p>';

const FIELDS = { name: 'Żo & Co', message: 'One\nTwo', _next: THANKS, seconds: '12' };

/** What becomes of a lead that this `fetch` sends. */
const submitWith = (fetch: typeof globalThis.fetch, honeypot = '', endpoint = SERVICE) =>
  submitLead(
    { ...FIELDS, _gotcha: honeypot },
    { endpoint, thanks: THANKS, fieldNames: ['name', 'email'] },
    fetch,
  );

test('a lead is sent as browsers send forms, without cookies', async () => {
  const fetch = vi.fn(async () => Response.json({}));
  expect(await submitWith(fetch)).toEqual(DELIVERED);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    SERVICE,
    expect.objectContaining({
      method: 'POST',
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      body: new URLSearchParams(FIELDS),
    }),
  );
});

test('a form that a bot has filled in seems delivered but is not sent', async () => {
  const fetch = vi.fn();
  expect(await submitWith(fetch, 'https://spam.example')).toEqual(DELIVERED);
  expect(fetch).not.toHaveBeenCalled();
});

test.each<[status: number, type: string, body: string | null, url: string, outcome: object]>([
  [200, 'application/json', '{"success":true}', SERVICE, DELIVERED],
  [200, 'text/plain', '{"ok":true}', SERVICE, DELIVERED],
  [201, 'text/plain', '', SERVICE, DELIVERED],
  [200, 'text/html; charset=utf-8', PAGE, THANKS, DELIVERED],
  [200, 'text/html', PAGE, `${THANKS}/`, DELIVERED],
  [200, 'text/html', PAGE, `${THANKS}.html?id=1`, DELIVERED],
  [200, 'text/html', PAGE, `${ORIGIN}/thanks`, FAILED],
  [200, 'text/html', PAGE, `${ORIGIN}/it`, FAILED],
  [200, 'text/html', PAGE, `${ORIGIN}/it?page=/it/thanks`, FAILED],
  [200, 'text/html', PAGE, 'https://parked.example/it/thanks', FAILED],
  [200, 'text/html', PAGE, SERVICE, FAILED],
  [200, 'text/plain', 'OK', SERVICE, FAILED],
  [200, 'text/html', '', 'https://parked.example/', FAILED],
  [200, 'application/json', '{"success":false,"message":"not activated"}', SERVICE, FAILED],
  [200, 'application/json', '{"success":"false"}', SERVICE, FAILED],
  [200, 'text/json', '{"success":false,"errors":{"email":"bad"}}', SERVICE, { email: 'bad' }],
  [400, '', '{"errors":[{"field":"email","message":"bad"},{}]}', SERVICE, { email: 'bad' }],
  [422, '', '{"errors":{"email":["bad","worse"],"a":"b"}}', SERVICE, { email: 'bad', a: 'b' }],
  [422, '', '{"errors":{"captcha":"missing"}}', SERVICE, FAILED],
  [422, '', '{"errors":"all of it"}', SERVICE, FAILED],
  [422, '', '{"errors":[null,1,{"field":1,"message":2}]}', SERVICE, FAILED],
  [429, '', '{"errors":{"email":"bad"}}', SERVICE, FAILED],
  [403, '', 'null', SERVICE, FAILED],
  [404, 'text/html', PAGE, THANKS, FAILED],
  [500, 'application/json', '{"ok":true}', SERVICE, FAILED],
])('a response %i %s %s from %s means %o', async (status, type, body, url, outcome) => {
  const answer = new Response(body, { status, headers: { 'Content-Type': type } });
  Object.defineProperty(answer, 'url', { value: url });
  const endpoint = url.startsWith(ORIGIN) ? '/api/lead' : SERVICE;
  const delivery = await submitWith(async () => answer, '', endpoint);
  expect(delivery).toEqual('status' in outcome ? outcome : { status: 'refused', errors: outcome });
});
