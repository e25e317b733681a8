import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Values } from '#data/leads/validate.ts';
import {
  type Answer,
  FIELD_ERRORS,
  startFormService,
} from '../../../tests/support/form-service.ts';
import { type Delivery, deliver } from './deliver.ts';

const DELIVERED: Delivery = { status: 'delivered' };
const FAILED: Delivery = { status: 'failed' };
const REFUSED: Delivery = { status: 'refused', errors: FIELD_ERRORS };

let service: Awaited<ReturnType<typeof startFormService>>;
/** The site's server, which has the thanks page. */
let site: typeof service;
let thanks: string;
let lead: Values;
beforeAll(async () => {
  service = await startFormService();
  site = await startFormService();
  thanks = new URL('/thanks', site.url).href;
  lead = { name: 'Żo & Co', message: 'One\nTwo', _gotcha: '', _next: thanks, seconds: '12' };
});
afterAll(() => {
  service.close();
  site.close();
});
beforeEach(() => service.received.splice(0));

const browser = (timeout = 5000) => ({
  fetch,
  signal: AbortSignal.timeout(timeout),
  thanks,
});

test('a lead is sent as browsers send forms, without cookies', async () => {
  expect(await deliver(lead, service.url, browser())).toEqual(DELIVERED);
  const { _gotcha, ...fields } = lead;
  expect(service.received.map((received) => received.fields)).toEqual([fields]);
  const { accept, cookie, 'content-type': type } = service.received[0]?.headers ?? {};
  expect({ accept, cookie, type }).toEqual({
    accept: 'application/json',
    cookie: undefined,
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
  });
});

test('a form that a bot has filled in seems delivered but is not sent', async () => {
  const fetch = vi.fn();
  const spam = { ...lead, _gotcha: 'https://spam.example' };
  expect(await deliver(spam, service.url, { ...browser(), fetch })).toEqual(DELIVERED);
  expect(fetch).not.toHaveBeenCalled();
});

test.each<[Answer, Delivery]>([
  ['see other', DELIVERED],
  ['permanent redirect', DELIVERED],
  ['elsewhere', FAILED],
  ['lost', FAILED],
  ['held', FAILED],
  ['field errors', REFUSED],
])('the response “%s” means %o', async (answer, outcome) => {
  service.answers.push(answer);
  const timeout = answer === 'held' ? 100 : 5000;
  expect(await deliver(lead, service.url, browser(timeout))).toEqual(outcome);
});

const SERVICE = 'https://forms.example/f/abc';
const ORIGIN = 'https://www.example';
const THANKS = `${ORIGIN}/it/thanks`;
const PAGE = '<!doctype html><p>Thank you</p>';

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
  const delivery = await deliver(lead, endpoint, {
    fetch: async () => answer,
    signal: AbortSignal.timeout(1000),
    thanks: THANKS,
  });
  expect(delivery).toEqual('status' in outcome ? outcome : { status: 'refused', errors: outcome });
});
