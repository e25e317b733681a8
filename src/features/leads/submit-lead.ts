import { type FieldErrors, HONEYPOT, type Values } from '#data/leads/lead-forms.ts';
import { toRecord } from '#formatting/records.ts';

/** Hidden fields that a lead gets when it is first sent. If it is sent again, they are the same. */
export interface AddedFields {
  /** Lets the recipient recognize a lead that arrives twice. */
  idempotency_key: string;
  /** How long the visitor took. */
  seconds: string;
}

/** @param time how long the visitor took, in ms */
export function createAddedFields(time: number): AddedFields {
  return {
    idempotency_key: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    seconds: String(Math.round(time / 1000)),
  };
}

export type Delivery =
  | { status: 'delivered' }
  /** The service wants something changed. `errors` has its messages, at least one for a field of the form. */
  | { status: 'refused'; errors: FieldErrors }
  /** Nothing confirms that the lead arrived. It may have arrived if only the response was lost. */
  | { status: 'failed' };

/** In ms: how long a service may take to respond. */
const TIMEOUT_MS = 10_000;

interface Target {
  /** Where the form is sent. */
  endpoint: string;
  /** The full URL of the thanks page in the page's language. */
  thanks: string;
  /** The fields that visitors fill in. */
  fieldNames: readonly string[];
}

/**
 * Sends a lead as browsers send a form, because form services expect that, and asks for a response in JSON. Follows
 * redirects.
 *
 * @param lead the values of the fields, hidden ones included; empty fields may be left out
 */
export async function submitLead(
  lead: Values,
  target: Target,
  fetch = globalThis.fetch,
): Promise<Delivery> {
  const { [HONEYPOT]: honeypot, ...fields } = lead;
  if (honeypot) return { status: 'delivered' };
  try {
    const response = await fetch(target.endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return readResponse(response, await response.text(), target);
  } catch {
    // No response arrived, or the page's policy blocked the target of a redirect.
    return { status: 'failed' };
  }
}

/**
 * A lead is delivered if the service responds with success and JSON, sends an empty response or redirects to the thanks
 * page. Any other page may be a captcha, or a host's response to every request.
 */
function readResponse(
  { ok, status, url }: Response,
  text: string,
  { endpoint, thanks, fieldNames }: Target,
): Delivery {
  const json = parseJson(text);
  const { success, errors } = toRecord(json);
  const isDenied = String(success) === 'false';
  const messages = parseFieldErrors(errors);
  const namesField = fieldNames.some((name) => messages[name]);
  if (namesField && (isDenied || status === 400 || status === 422))
    return { status: 'refused', errors: messages };

  // Hosts also serve the thanks page as `/thanks/` and `/thanks.html`; services add a query.
  const isThanks = url.replace(/(\/|\.html)?([?#].*)?$/, '') === thanks;
  const isEmpty = text === '' && new URL(url).origin === new URL(endpoint, thanks).origin;
  const isDelivered = ok && !isDenied && (json !== undefined || isEmpty || isThanks);
  return { status: isDelivered ? 'delivered' : 'failed' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads `[{ field, message }]`, `{ field: message }` and the first message of `{ field: [message, …] }`. */
function parseFieldErrors(errors: unknown): Record<string, string> {
  const messages = Array.isArray(errors)
    ? errors.map(toRecord).map(({ field, message }) => [field, message])
    : Object.entries(toRecord(errors)).map(([field, text]) => [field, [text].flat()[0]]);
  return Object.fromEntries(
    messages.filter((pair) => pair.every((part) => typeof part === 'string')),
  );
}
