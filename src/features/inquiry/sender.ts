import type { Values } from '#data/leads/validate.ts';
import { type Delivery, deliver, type Lead } from './deliver.ts';
import { type Mail, mailOf } from './mail-link.ts';

/** In ms: how long a service may take to answer. */
const TIMEOUT = 10_000;

/** Holds the lead whose sending failed last, until it is sent or the tab is closed, a day at most. */
const STORAGE_KEY = 'unsent-lead';

/** In ms. */
const DAY = 86_400_000;

export interface SentForm {
  id: string;
  /** The fields that people fill in. */
  fields: readonly string[];
  /** What the form is for. */
  title: string;
  action: string;
  /** Where to write to if sending fails. */
  email: string;
  /** Said at the end of an e-mail that holds only the beginning. */
  restMissing: string;
}

/** What was sent last, and what was added to it. */
interface Attempt {
  /** As JSON. */
  form: string;
  added: { idempotency_key: string; seconds: string };
}

interface KeptLead {
  id: string;
  /** In ms since 1970. */
  keptAt: number;
  entries: Values;
  attempt: Attempt | undefined;
}

/**
 * Sends a form, as often as it takes. Sent again, a lead is the same to the letter and has the same key:
 * whoever receives it twice can tell. One that was changed meanwhile is another lead. Browser only.
 */
export function createSender({ id, fields, title, action, email, restMissing }: SentForm) {
  let shownAt = 0;
  let attempt: Attempt | undefined;

  /** Begins to count the seconds, and returns what could not be sent before. */
  function start(): Values | undefined {
    shownAt = performance.now();
    const kept = read(id);
    attempt = kept?.attempt;
    return kept?.entries;
  }

  /**
   * Keeps what a form says, and returns an e-mail that says it too.
   *
   * @param entries all of the form, by field
   * @param labels what the fields are called
   */
  function keep(entries: Values, labels: Values): Mail {
    write({ id, keptAt: Date.now(), entries, attempt });
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
      origin: location.origin,
    });
    if (delivery.status === 'delivered') {
      attempt = undefined;
      shownAt = performance.now();
      if (read(id)) sessionStorage.removeItem(STORAGE_KEY);
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

function write(lead: KeptLead): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(lead));
  } catch {
    // The device stores nothing for this site: the form itself still has the text.
  }
}

function read(id: string): KeptLead | undefined {
  try {
    const kept: KeptLead | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return kept?.id === id && Date.now() - kept.keptAt < DAY ? kept : undefined;
  } catch {
    return undefined;
  }
}
