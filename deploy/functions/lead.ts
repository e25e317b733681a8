/**
 * Receives the leads of both forms and mails them through Resend. One file without imports: copy it to
 * `functions/api/lead.ts` for Cloudflare Pages, to `netlify/functions/lead.ts` for Netlify. Either host
 * uses its own exports below. The variables are MAIL_KEY, MAIL_FROM and MAIL_TO (docs/developing.md).
 */

const MAIL_SERVICE = 'https://api.resend.com/emails';

/** In bytes. */
const MAX_SIZE = 65_536;
const MAX_FIELDS = 40;

/** In characters. */
const MAX_TEXT = 10_000;
const MAX_SUBJECT = 200;
/** RFC 5321, section 4.5.3.1.3. */
const MAX_ADDRESS = 254;

/** In ms: the form waits for 10 s. */
const PATIENCE = 9_000;
/** In ms. */
const PAUSE = 500;

/** What is in no name of a field of this site, and makes one look like another, or like a field with a value. */
const FORGED_NAME = /[\s:\p{Cc}\p{Cf}]/u;

/** What the forms accept, and perhaps more: a domain in letters of any script, with a dot. */
const EMAIL =
  /^([\w.!#$%&'*+/=?^`{|}~-]+)@((?:[a-z\d\u0080-\u{10ffff}-]+\.)+[a-z\d\u0080-\u{10ffff}-]+)$/iu;

/** Line breaks of all kinds, and the characters that mail cannot have. */
const BREAK = /\r\n|[^\P{Cc}\t]|[\u2028\u2029]/u;

/** The page that says thanks, in any language. */
const THANKS = /^(\/[\w-]+)*\/thanks$/;

type Environment = Readonly<Record<string, string | undefined>>;
type Fields = Readonly<Record<string, string>>;

/** Answers 2xx or with `/thanks` once the mail service has the lead, and 4xx or 5xx if it does not. */
export async function receive(
  request: Request,
  env: Environment,
  fetch = globalThis.fetch,
): Promise<Response> {
  const wantsJson = request.headers.get('accept') === 'application/json';
  const thank = ({ _next = '' }: Fields) =>
    wantsJson
      ? Response.json({ ok: true })
      : Response.redirect(new URL(THANKS.test(_next) ? _next : '/thanks', request.url).href, 303);
  const refuse = (status: number, message: string, errors: Fields = {}) =>
    wantsJson
      ? Response.json({ ok: false, message, errors }, { status })
      : new Response(`Not sent. ${message}`, { status });

  if (!isFromThisSite(request)) return refuse(403, 'The form is on another site.');
  const body = await readBody(request);
  if (!body) return refuse(413, 'This is more than a form can send.');
  const fields = await readFields(body, request.headers.get('content-type'));
  if (!fields) return refuse(400, 'This is not what the form sends.');
  if (fields._gotcha) return thank(fields);
  const [tooLong] = Object.keys(fields).filter((name) => (fields[name] ?? '').length > MAX_TEXT);
  if (tooLong) {
    const message = `At most ${MAX_TEXT} characters`;
    return refuse(422, message, { [tooLong]: message });
  }
  const replyTo = mailAddress(fields.email);
  if (!replyTo) {
    const message = 'Invalid email address';
    return refuse(422, message, { email: message });
  }
  const mail = {
    from: env.MAIL_FROM,
    to: env.MAIL_TO,
    reply_to: replyTo,
    subject: subjectOf(fields.name),
    text: textOf(fields),
  };
  const isSent = await send(JSON.stringify(mail), env.MAIL_KEY, fetch);
  return isSent ? thank(fields) : refuse(502, 'Please try again.');
}

/**
 * Browsers say where a form is from in three headers, and each that is there must name this site. Some
 * leave `Origin` out or send `null`, so one of the others will do. What says nothing is not a browser.
 */
function isFromThisSite({ url, headers }: Request): boolean {
  const { origin } = new URL(url);
  const sources = ['origin', 'sec-fetch-site', 'referer']
    .map((name) => headers.get(name) ?? 'null')
    .filter((source) => source !== 'null');
  const isOwn = (source: string) =>
    source === 'same-origin' || source === origin || source.startsWith(`${origin}/`);
  return sources.length > 0 && sources.every(isOwn);
}

/** Stops reading where it becomes too much, whatever `Content-Length` says; undefined then. */
async function readBody({ body }: Request): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_SIZE) return undefined;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

/** The fields of a form, sent in either of the ways that browsers send it; undefined if it is none. */
async function readFields(body: Blob, type: string | null): Promise<Fields | undefined> {
  const response = new Response(body, { headers: { 'Content-Type': type ?? '' } });
  const form = await response.formData().catch(() => new FormData());
  const entries = [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !FORGED_NAME.test(entry[0]),
  );
  const isForm = entries.length > 0 && entries.length <= MAX_FIELDS;
  const isWhole = entries.length === [...form].length;
  return isForm && isWhole ? Object.fromEntries(entries) : undefined;
}

/** One address for `reply_to`, in ASCII as mail services ask for it. */
function mailAddress(text = ''): string | undefined {
  const [, local, domain] = EMAIL.exec(text.trim()) ?? [];
  const url = URL.parse(`https://${domain}`);
  const address = `${local}@${url?.hostname}`;
  return local && url && address.length <= MAX_ADDRESS ? address : undefined;
}

/** One line without invisible characters, which can turn the direction of a text. */
function subjectOf(name = ''): string {
  const subject = `Lead: ${name.replace(/\p{Cf}/gu, '').replace(/[\p{Cc}\p{Z}]+/gu, ' ')}`;
  return [...subject].slice(0, MAX_SUBJECT).join('');
}

/** A line for each field, made only from what is the same each time a lead is sent. */
function textOf(fields: Fields): string {
  return Object.entries(fields)
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => `${name}: ${value.split(BREAK).join('\n    ')}`)
    .join('\n');
}

/**
 * Whether the service has the mail. It drops a second one with the same key, and refuses another text
 * under it (409 `invalid_idempotent_request`). So the key is made from the mail: a lead that is sent
 * again is dropped, and one that was corrected meanwhile arrives as well. Any other 409 says that the
 * same mail is being sent at this moment: what becomes of it is known when it is asked again.
 */
async function send(mail: string, key: string | undefined, fetch: typeof globalThis.fetch) {
  const request = {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': await digest(mail),
    },
    body: mail,
    signal: AbortSignal.timeout(PATIENCE),
  };
  try {
    let response = await fetch(MAIL_SERVICE, request);
    while (response.status === 409) {
      await new Promise((resume) => setTimeout(resume, PAUSE));
      response = await fetch(MAIL_SERVICE, request);
    }
    if (response.ok) return true;
    // For the host's log: codes, and no word of the lead.
    const { name } = Object(await response.json().catch(() => null));
    console.error('The mail service answers', response.status, name);
    return false;
  } catch (error) {
    console.error('The mail service does not answer', error);
    return false;
  }
}

/** SHA-256 in hexadecimal digits. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Cloudflare Pages
export const onRequestPost = ({ request, env }: { request: Request; env: Environment }) =>
  receive(request, env);

// Netlify
export default (request: Request) => receive(request, process.env);
export const config = {
  path: '/api/lead',
  method: 'POST',
  // Within a minute, from one visitor.
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
