import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { receive } from './lead.ts';

const SITE = 'https://www.acme-studio.com';
const env = { MAIL_KEY: 'key', MAIL_FROM: 'site@acme-studio.com', MAIL_TO: 'us@acme-studio.com' };

/** What happens to the next mail. A `lost` mail is sent, but its response does not arrive. */
let failure: 'none' | 'lost' | 'slow' | 'down' = 'none';
const sent: Record<string, string>[] = [];

/** A mail service that remembers idempotency keys, as Resend does for a day. */
const keys = new Map<string, { body: string; isSent: boolean }>();
const service: typeof fetch = async (address, init) => {
  expect(address).toBe('https://api.resend.com/emails');
  const request = new Request(address, init);
  const body = await request.text();
  const key = `${request.headers.get('idempotency-key')}`;
  const before = keys.get(key);
  const happens = failure;
  failure = 'none';
  const refuse = (status: number, name: string) => Response.json({ name }, { status });
  if (request.headers.get('authorization') !== 'Bearer key') return refuse(401, 'invalid_key');
  if (key.length > 256) return refuse(400, 'invalid_idempotency_key');
  if (before && before.body !== body) return refuse(409, 'invalid_idempotent_request');
  if (before && !before.isSent) return refuse(409, 'concurrent_idempotent_requests');
  if (happens === 'down') return refuse(500, 'application_error');
  if (!before) {
    const entry = { body, isSent: happens !== 'slow' };
    keys.set(key, entry);
    sent.push(JSON.parse(body));
    if (!entry.isSent) setTimeout(() => (entry.isSent = true), 300);
  }
  if (happens === 'lost' || happens === 'slow') throw new TypeError('fetch failed');
  return Response.json({ name: 'sent' });
};

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());
beforeEach(() => {
  sent.splice(0);
  keys.clear();
});

const lead = {
  name: 'Żo & Co',
  email: 'zo@example.com',
  message: 'One',
  idempotency_key: 'key-1',
  seconds: '12',
};

interface Sent {
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** Sends a lead as the form does, unless other headers or another body are given. */
function post({ body, headers }: Sent = {}): Promise<Response> {
  const request = new Request(`${SITE}/api/lead`, {
    method: 'POST',
    headers: { Accept: 'application/json', Origin: SITE, ...headers },
    body: body ?? new URLSearchParams(lead),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  return receive(request, env, service);
}

const postFields = (fields: Record<string, string>) => post({ body: new URLSearchParams(fields) });

test('a lead becomes a mail that can be replied to', async () => {
  expect((await post()).status).toBe(200);
  expect(sent).toEqual([
    {
      from: env.MAIL_FROM,
      to: env.MAIL_TO,
      reply_to: lead.email,
      subject: 'Lead: Żo & Co',
      text: 'name: Żo & Co\nemail: zo@example.com\nmessage: One\nidempotency_key: key-1\nseconds: 12',
    },
  ]);
});

test.each([
  [undefined, '/thanks'],
  ['/it/grazie', '/it/grazie'],
  ['//evil.example/thanks', '/thanks'],
  ['https://evil.example/thanks', '/thanks'],
  ['/it/thanks/../../admin', '/thanks'],
])('without JavaScript, a form with _next=%s is redirected to %s', async (next, page) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...lead, ...(next && { _next: next }) }))
    body.append(name, value);
  const response = await post({ body, headers: { Accept: 'text/html,*/*' } });
  expect([response.status, response.headers.get('location')]).toEqual([303, SITE + page]);
  expect(sent).toMatchObject([{ text: expect.not.stringContaining('_next') }]);
});

test.each<[string, number, Record<string, string>]>([
  ['this site', 200, { Origin: SITE }],
  ['a browser that hides the origin', 200, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ['another site', 403, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['a host that begins like this one', 403, { Origin: `${SITE}.evil.example` }],
  ['a sandboxed frame', 403, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a host next to this one', 403, { Origin: 'null', 'Sec-Fetch-Site': 'same-site' }],
])('a form from %s gets status %i', async (_, status, headers) => {
  expect((await post({ headers })).status).toBe(status);
  expect(sent).toHaveLength(status === 200 ? 1 : 0);
});

const HALF = { 'Content-Type': 'multipart/form-data; boundary=a' };

const withFile = new FormData();
withFile.append('email', lead.email);
withFile.append('file', new Blob(['x']), 'x.exe');

test.each<[string, number, Sent]>([
  ['an empty body', 400, { body: '' }],
  ['JSON', 400, { body: '{"email":"a@b.co"}', headers: { 'Content-Type': 'application/json' } }],
  ['half of its body', 400, { body: '--a\r\n', headers: HALF }],
  ['a file', 400, { body: withFile }],
  ['a name like a field', 400, { body: 'email: boss@acme.com%0Aname=x&email=a%40b.co' }],
  ['a name with an invisible character', 400, { body: 'e%E2%80%AEmail=x&email=a%40b.co' }],
  ['no e-mail', 422, { body: 'name=Zo' }],
  ['64 KB', 200, { body: `email=a%40b.co&message=${'x'.repeat(65_513)}` }],
  ['64 KB and a byte', 413, { body: `email=a%40b.co&message=${'x'.repeat(65_514)}` }],
])('a form with %s gets status %i', async (_, status, request) => {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const isText = typeof request.body === 'string';
  const headers = { ...(isText && type), ...request.headers };
  expect((await post({ ...request, headers })).status).toBe(status);
  expect(sent).toHaveLength(status === 200 ? 1 : 0);
});

test('an endless body is refused soon after 64 KB', async () => {
  let size = 0;
  const body = new ReadableStream({
    pull(controller) {
      size += 1024;
      controller.enqueue(new Uint8Array(1024).fill(97));
    },
  });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '10' };
  expect((await post({ body, headers })).status).toBe(413);
  expect(size).toBeLessThan(70 * 1024);
});

test.each([
  ['info@müller.de', 'info@xn--mller-kva.de'],
  [' a&b/c@x.example.com ', 'a&b/c@x.example.com'],
  ['jo@gmail', undefined],
  ['a@b.co\r\nBcc: all@c.de', undefined],
  ['a@b.co, c@d.co', undefined],
  ['Jo <a@b.co>', undefined],
  ['a@b.co/x.de', undefined],
  ['a@b..co', undefined],
  ['boſs@b.co', undefined],
  ['\u212Aim@b.co', undefined],
  [`${'a'.repeat(249)}@b.co`, `${'a'.repeat(249)}@b.co`],
  [`${'a'.repeat(250)}@b.co`, undefined],
])('the e-mail address %o becomes the reply address %o', async (email, replyTo) => {
  const response = await postFields({ ...lead, email });
  const errors = replyTo ? undefined : { email: 'Invalid email address' };
  expect((await response.json()).errors).toEqual(errors);
  expect(sent.map((mail) => mail.reply_to)).toEqual([replyTo].filter(Boolean));
});

test('typed text cannot look like another field or another subject', async () => {
  const forged = ['\n', '\r\n', '\r', '\v', '\u0085', '\u2028', '\0'].join('email: boss@acme.com');
  await postFields({ name: `Zo\t${forged}`, email: lead.email, message: `One\n\tTwo${forged}` });
  const [mail] = sent;
  expect(mail?.subject).not.toMatch(/\p{Cc}|[\u2028\u2029]/u);
  const fields = mail?.text
    ?.split(/[\r\n\v\u0085\u2028\0]/)
    .filter((line) => !line.startsWith('    '));
  expect(fields).toEqual(['name: Zo\t', `email: ${lead.email}`, 'message: One']);
  expect(mail?.text).toContain('    \tTwo\n');
});

test.each([
  ['Zo\u202Etxt.exe\u200B', 'Lead: Zotxt.exe'],
  ['😀'.repeat(300), `Lead: ${'😀'.repeat(194)}`],
])('the name %j becomes the subject %j', async (name, subject) => {
  await postFields({ ...lead, name });
  expect(sent.map((mail) => mail.subject)).toEqual([subject]);
});

test('a form that a bot has filled in is accepted and not mailed', async () => {
  expect((await postFields({ ...lead, _gotcha: 'https://spam.example' })).status).toBe(200);
  expect(sent).toEqual([]);
});

test.each(['down', 'lost', 'slow'] as const)(
  'if the mail service fails (%s), a second try mails the lead once',
  async (happens) => {
    failure = happens;
    expect((await post()).status).toBe(502);
    expect((await post()).status).toBe(200);
    expect(sent).toHaveLength(1);
  },
);

test('a lead that was corrected before the second try also arrives', async () => {
  failure = 'lost';
  await post();
  expect((await postFields({ ...lead, message: 'Two' })).status).toBe(200);
  expect(sent.map(({ text }) => text?.match(/message: .*/)?.[0])).toEqual([
    'message: One',
    'message: Two',
  ]);
});

test('two leads with the same text are two mails', async () => {
  await post();
  await postFields({ ...lead, idempotency_key: 'key-2' });
  expect(sent).toHaveLength(2);
});

test('a lead arrives even if its key cannot be a header', async () => {
  const idempotency_key = 'κλειδί\r\nX-Evil: 1'.repeat(20);
  expect((await postFields({ ...lead, idempotency_key })).status).toBe(200);
  expect(sent).toHaveLength(1);
});

test('without JavaScript, the response to a failure says what to do', async () => {
  failure = 'down';
  const response = await post({ headers: { Accept: 'text/html,*/*' } });
  expect([response.status, await response.text()]).toEqual([502, 'Not sent. Please try again.']);
});
