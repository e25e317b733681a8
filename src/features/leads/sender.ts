import type { Connection } from '#data/leads/connections.ts';
import type { Values } from '#data/leads/validate.ts';
import { type Delivery, deliver } from './deliver.ts';
import { createMail, type Mail } from './mail-link.ts';
import { type Attempt, readLead, removeLead, storeLead } from './unsent-leads.ts';

/** In ms: how long a service may take to respond. */
const TIMEOUT = 10_000;

/**
 * Sends a form, and sends it again after a failure. Browser only.
 *
 * - Nothing is sent again by itself: the visitor presses the button, which then says 'Try again'.
 * - A lead that is sent again is identical and has the same key, so that the recipient can recognize duplicates. A lead
 *   that the visitor has changed gets a new key.
 * - A lead that could not be sent is stored in the tab with its key (unsent-leads.ts). `start` returns it when the form
 *   is shown again, for a day; a delivery removes it.
 *
 * @param id of the form
 * @param labels of the fields that people fill in
 * @param title the subject of an e-mail if the form has no field for it
 * @param truncationNote ends an e-mail that contains only the beginning of the text
 */
export function createLeadSender(
  id: string,
  { title, labels }: { title: string; labels: Values },
  { form: { action }, thanks, email }: Pick<Connection, 'form' | 'thanks' | 'email'>,
  truncationNote: string,
) {
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
   */
  function store(entries: Values): Mail {
    storeLead(id, { entries, attempt });
    const lines = Object.entries(labels).map(([field, label]) => `${label}: ${entries[field]}`);
    const subject = entries.subject || `${title}: ${entries.name}`;
    return createMail(email, subject, lines.join('\r\n'), truncationNote);
  }

  /**
   * @param entries every value of the form, by field
   * @param values the validated values of the fields that people fill in
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

  /** Adds the key of the last attempt, or a new key if the lead has changed since then. */
  function buildLead(entries: Values, values: Values): Values {
    const hidden = Object.entries(entries).filter(([name]) => !(name in labels));
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
