/**
 * Receives the leads from both forms and mails them through Resend. It is one file without imports: copy it to
 * `functions/api/lead.ts` for Cloudflare Pages, or to `netlify/functions/lead.ts` for Netlify. Each host uses its own
 * exports at the end. The environment variables are MAIL_KEY, MAIL_FROM and MAIL_TO (docs/editing.md).
 */

const MAIL_SERVICE = 'https://api.resend.com/emails';

/** In bytes. */
const MAX_SIZE = 65_536;

/** In characters. */
const MAX_SUBJECT = 200;
/** In characters (RFC 5321, section 4.5.3.1.3). */
const MAX_ADDRESS = 254;

/** How long to try, in ms. The form waits for 10 s. */
const TIMEOUT_MS = 9_000;
/** In ms. */
const RETRY_DELAY = 500;

/** Characters that could make the name of a field look like another field. The site's own fields have none. */
const FORGED_NAME = /[\s:\p{Cc}\p{Cf}]/u;

/** As in the forms, the domain has a dot, and its letters may be from any script. */
const EMAIL =
  /^([\w.!#$%&'*+/=?^`{|}~-]+)@((?:[A-Za-z\d\u0080-\u{10ffff}-]+\.)+[A-Za-z\d\u0080-\u{10ffff}-]+)$/u;

/** Line breaks of all kinds, and characters that mails cannot have. */
const BREAK = /\r\n|[^\P{Cc}\t]|[\u2028\u2029]/u;

/** The path of a page on this site, such as the thanks page, which a language may rename. */
const OWN_PAGE = /^(\/[\w-]+)+$/;

type Environment = Readonly<Record<string, string | undefined>>;
type Fields = Readonly<Record<string, string>>;

/**
 * Responds with 200 or a redirect to a page of this site if the mail service has the lead, and also to a bot. Otherwise,
 * responds with 4xx or 5xx.
 */
export async function receive(
  request: Request,
  env: Environment,
  fetch = globalThis.fetch,
): Promise<Response> {
  const wantsJson = request.headers.get('accept') === 'application/json';
  const thank = ({ _next = '' }: Fields) =>
    wantsJson
      ? Response.json({ ok: true })
      : Response.redirect(new URL(OWN_PAGE.test(_next) ? _next : '/thanks', request.url).href, 303);
  const refuse = (status: number, message: string, errors: Fields = {}) =>
    wantsJson
      ? Response.json({ ok: false, message, errors }, { status })
      : new Response(`Not sent. ${message}`, { status });

  if (!isFromThisSite(request)) return refuse(403, 'The form is on another site.');
  const body = await readBody(request);
  if (!body) return refuse(413, 'The form is too large.');
  const fields = await readFields(body, request.headers.get('content-type'));
  if (!fields) return refuse(400, 'This is not one of the forms.');
  if (fields._gotcha) return thank(fields);
  const replyTo = toMailAddress(fields.email);
  if (!replyTo) {
    const message = 'Invalid email address';
    return refuse(422, message, { email: message });
  }
  const mail = {
    from: env.MAIL_FROM,
    to: env.MAIL_TO,
    reply_to: replyTo,
    subject: getSubject(fields.name),
    text: getMailText(fields),
  };
  const isSent = await send(JSON.stringify(mail), env.MAIL_KEY, fetch);
  return isSent ? thank(fields) : refuse(502, 'Please try again.');
}

/**
 * Whether a form on this site sent the request. Browsers say so in at least one of two headers that no page can set.
 */
function isFromThisSite({ url, headers }: Request): boolean {
  const { origin } = new URL(url);
  return headers.get('sec-fetch-site') === 'same-origin' || headers.get('origin') === origin;
}

/** The body of a request; undefined if it is too large, whatever `Content-Length` says. */
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

/** The fields of a form, URL-encoded or multipart; undefined if it has none, a file, or a forged name. */
async function readFields(body: Blob, type: string | null): Promise<Fields | undefined> {
  const response = new Response(body, { headers: { 'Content-Type': type ?? '' } });
  const form = await response.formData().catch(() => new FormData());
  const entries = [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !FORGED_NAME.test(entry[0]),
  );
  const isWhole = entries.length === [...form].length;
  return isWhole && entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The address for `reply_to`, in ASCII, as mail services require. Undefined if the text is not exactly one address. */
function toMailAddress(text = ''): string | undefined {
  const [, local, domain] = EMAIL.exec(text.trim()) ?? [];
  const url = URL.parse(`https://${domain}`);
  const address = `${local}@${url?.hostname}`;
  return local && url && address.length <= MAX_ADDRESS ? address : undefined;
}

/** A subject on one line, without invisible characters, which could reverse the text. */
function getSubject(name = ''): string {
  const subject = `Lead: ${name.replace(/\p{Cf}/gu, '').replace(/[\p{Cc}\p{Z}]+/gu, ' ')}`;
  return [...subject].slice(0, MAX_SUBJECT).join('');
}

/**
 * The text of the mail. Each field begins a line; further lines of its value are indented. Fields whose names start with
 * `_` are left out, because they only tell the service what to do.
 */
function getMailText(fields: Fields): string {
  return Object.entries(fields)
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => `${name}: ${value.split(BREAK).join('\n    ')}`)
    .join('\n');
}

/**
 * Sends a mail and returns whether the service has it. The service sends one mail per key, and refuses another mail
 * with that key (409 `invalid_idempotent_request`). The key is a hash of the mail: a repeated lead is not mailed again,
 * a corrected one is. Any other 409 means that the service is still sending the mail, so this asks again until the
 * outcome is known or the time is up.
 */
async function send(mail: string, key: string | undefined, fetch: typeof globalThis.fetch) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(mail));
  const request = {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': btoa(String.fromCharCode(...new Uint8Array(hash))),
    },
    body: mail,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  try {
    let response = await fetch(MAIL_SERVICE, request);
    while (response.status === 409) {
      await new Promise((resume) => setTimeout(resume, RETRY_DELAY));
      response = await fetch(MAIL_SERVICE, request);
    }
    if (response.ok) return true;
    // For the host's log: codes only, nothing from the lead.
    const { name } = Object(await response.json().catch(() => null));
    console.error('The mail service responded with', response.status, name);
    return false;
  } catch (error) {
    console.error('The mail service did not respond', error);
    return false;
  }
}

// Cloudflare Pages
export const onRequestPost = ({ request, env }: { request: Request; env: Environment }) =>
  receive(request, env);

// Netlify
export default (request: Request) => receive(request, process.env);
export const config = {
  path: '/api/lead',
  method: 'POST',
  // At most 10 requests in 60 s from one visitor.
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
