import type { Values } from '#data/leads/validate.ts';
import type { Connection } from '#data/site/connections.ts';
import { type Delivery, deliver } from './deliver.ts';
import { createMail, type Mail } from './mail-link.ts';
import { type Attempt, readLead, removeLead, storeLead } from './unsent-leads.ts';

/** In ms: how long a service may take to respond. */
const TIMEOUT = 10_000;

export interface SenderOptions {
  id: string;
  /** The fields that people fill in. */
  fields: readonly string[];
  /** The subject of an e-mail if the form has no field for it. */
  title: string;
  connection: Pick<Connection, 'action' | 'thanks' | 'email'>;
  /** Ends an e-mail that contains only the beginning of the text. */
  truncationNote: string;
}

/**
 * Sends a form, and sends it again after a failure. A lead that is sent again is identical and has the same key, so
 * that the recipient can recognize duplicates. A lead that the visitor has changed gets a new key. Browser only.
 */
export function createLeadSender({
  id,
  fields,
  title,
  connection: { action, thanks, email },
  truncationNote,
}: SenderOptions) {
  let shownAt = 0;
  let attempt: Attempt | undefined;

  /** Starts measuring how long the visitor takes, and returns an earlier lead that could not be sent. */
  function start(): Values | undefined {
    shownAt = performance.now();
    const unsent = readLead(id);
    attempt = unsent?.attempt;
    return unsent?.entries;
  }

  /**
   * Stores a form that could not be sent, and returns an e-mail with the same text.
   *
   * @param entries every value of the form, by field
   * @param labels the labels of its fields
   */
  function store(entries: Values, labels: Values): Mail {
    storeLead(id, { entries, attempt });
    const lines = fields.map((field) => `${labels[field]}: ${entries[field]}`);
    const subject = entries.subject || `${title}: ${entries.name}`;
    return createMail(email, subject, lines.join('\r\n'), truncationNote);
  }

  /**
   * @param entries every value of the form, by field
   * @param values what people filled in, validated
   */
  async function send(entries: Values, values: Values): Promise<Delivery> {
    const delivery = await deliver(buildLead(entries, values), action, {
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

  /** The entries with the key of the last attempt if nothing has changed since, otherwise with a new key. */
  function buildLead(entries: Values, values: Values): Values {
    const hidden = Object.entries(entries).filter(([name]) => !fields.includes(name));
    const lead = { ...Object.fromEntries(hidden), ...values };
    const form = JSON.stringify(lead);
    if (attempt?.form !== form) {
      const seconds = String(Math.round((performance.now() - shownAt) / 1000));
      attempt = { form, added: { idempotency_key: createKey(), seconds } };
    }
    return { ...lead, ...attempt.added };
  }

  return { start, store, send };
}

const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
