import { HONEYPOT } from '#data/leads/lead-forms.ts';

/** A form that was filled in. */
export interface Lead {
  /** What it holds, by the names of its fields. */
  entries: Readonly<Record<string, string>>;
  /** The same each time this lead is sent, so that the agency can tell a second try from a second lead. */
  key: string;
  /** In ms, on the clock that `now` reads: when the form was shown. */
  shownAt: number;
}

export type Delivery =
  | { status: 'delivered' }
  /** The service wants something changed: its messages by field, if it says which. */
  | { status: 'refused'; errors: Readonly<Record<string, string>> }
  /** No answer, or a fault of the service: the lead may or may not have arrived. */
  | { status: 'unreachable' };

/** What sending needs of the browser. */
interface Browser {
  fetch: typeof globalThis.fetch;
  /** Ends the wait for an answer. */
  signal: AbortSignal;
  /** The time in ms. */
  now: () => number;
}

/**
 * Sends a lead as a form is sent by browsers, which is what form services have in common, and asks for
 * an answer in JSON.
 */
export async function deliver(
  { entries, key, shownAt }: Lead,
  endpoint: string,
  { fetch, signal, now }: Browser,
): Promise<Delivery> {
  const { [HONEYPOT]: honeypot, ...fields } = entries;
  if (honeypot) return { status: 'delivered' };
  const seconds = String(Math.round((now() - shownAt) / 1000));
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...fields, idempotency_key: key, seconds }),
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      // A service that answers with the address of its page of thanks has received the lead.
      redirect: 'manual',
      signal,
    });
    if (response.status >= 500) return { status: 'unreachable' };
    const answer = Object(await response.json().catch(() => null));
    // Browsers give a redirect that is not followed the status 0.
    const isRefused = response.status >= 400 || String(answer.success) === 'false';
    return isRefused
      ? { status: 'refused', errors: messagesIn(answer.errors) }
      : { status: 'delivered' };
  } catch {
    return { status: 'unreachable' };
  }
}

/** Reads `[{ field, message }]` and `{ field: message }`, where a message may be a list of them. */
function messagesIn(errors: unknown): Record<string, string> {
  const messages = Array.isArray(errors)
    ? errors.map((error) => [Object(error).field, Object(error).message])
    : Object.entries(Object(errors)).map(([field, text]) => [field, [text].flat()[0]]);
  return Object.fromEntries(messages.filter((pair) => pair.every((it) => typeof it === 'string')));
}
