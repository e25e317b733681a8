import type { Values } from '#data/leads/validate.ts';
import { type Delivery, deliver, type Lead } from './deliver.ts';
import { type Mail, mailOf } from './mail-link.ts';
import { type Attempt, readLead, removeLead, storeLead } from './unsent-leads.ts';

/** In ms: how long a service may take to answer. */
const TIMEOUT = 10_000;

export interface SentForm {
  id: string;
  /** The fields that people fill in. */
  fields: readonly string[];
  /** What the form is for. */
  title: string;
  action: string;
  /** The page that says thanks, within this host. */
  thanks: string;
  /** Where to write to if sending fails. */
  email: string;
  /** Said at the end of an e-mail that holds only the beginning. */
  restMissing: string;
}

/**
 * Sends a form, as often as it takes. Sent again, a lead is the same to the letter and has the same key:
 * whoever receives it twice can tell. One that was changed meanwhile is another lead. Browser only.
 */
export function createSender({ id, fields, title, action, thanks, email, restMissing }: SentForm) {
  let shownAt = 0;
  let attempt: Attempt | undefined;

  /** Begins to count the seconds, and returns what could not be sent before. */
  function start(): Values | undefined {
    shownAt = performance.now();
    const unsent = readLead(id);
    attempt = unsent?.attempt;
    return unsent?.entries;
  }

  /**
   * Keeps what a form says, and returns an e-mail that says it too.
   *
   * @param entries all of the form, by field
   * @param labels what the fields are called
   */
  function keep(entries: Values, labels: Values): Mail {
    storeLead(id, { entries, attempt });
    const lines = fields.map((field) => `${labels[field]}: ${entries[field]}`);
    const subject = entries.subject || `${title}: ${entries.name}`;
    return mailOf(email, subject, lines.join('\r\n'), restMissing);
  }

  /**
   * @param entries all of the form, by field
   * @param values what people filled in, checked
   */
  async function send(entries: Values, values: Values): Promise<Delivery> {
    const delivery = await deliver(leadOf(entries, values), action, {
      fetch,
      signal: AbortSignal.timeout(TIMEOUT),
      thanks: location.origin + thanks,
    });
    if (delivery.status === 'delivered') {
      attempt = undefined;
      shownAt = performance.now();
      removeLead(id);
    }
    return delivery;
  }

  /** With the key of the last attempt if nothing has changed since, or else with a new one. */
  function leadOf(entries: Values, values: Values): Lead {
    const hidden = Object.entries(entries).filter(([name]) => !fields.includes(name));
    const lead = { ...Object.fromEntries(hidden), ...values };
    const form = JSON.stringify(lead);
    if (attempt?.form !== form) {
      const seconds = String(Math.round((performance.now() - shownAt) / 1000));
      attempt = { form, added: { idempotency_key: newKey(), seconds } };
    }
    return { ...lead, ...attempt.added };
  }

  return { start, keep, send };
}

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
