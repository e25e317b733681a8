import type { Values } from '#data/leads/validate.ts';
import { deliver } from './deliver.ts';

/** In ms: how long a service may take to answer. */
const TIMEOUT = 10_000;

/** Holds the lead whose sending failed last, until it is sent or the tab is closed. */
const STORAGE_KEY = 'unsent-lead';

export interface SentForm {
  form: HTMLFormElement;
  id: string;
  /** The fields that people fill in. */
  fields: readonly string[];
  /** What the form is for. */
  title: string;
  action: string;
  /** Where to write to if sending fails. */
  email: string;
}

interface KeptLead {
  form: string;
  key: string;
  values: Values;
}

const now = () => performance.now();
const newLead = () => ({
  key: crypto.getRandomValues(new Uint32Array(4)).join('-'),
  shownAt: now(),
});

/** Sends a form, as often as it takes. Fills in what could not be sent before, unless somebody types. */
export function createSender({ form, id, fields, title, action, email }: SentForm) {
  let lead = newLead();
  const controlOf = (field: string) => form.elements.namedItem(field) as HTMLInputElement;
  const entered = () => Object.fromEntries(new FormData(form)) as Record<string, string>;

  const kept = read();
  if (kept?.form === id && !fields.some((field) => controlOf(field).value)) {
    lead.key = kept.key;
    for (const field of fields) controlOf(field).value = kept.values[field] ?? '';
  }

  /** Keeps what the form says, and returns the address of an e-mail that says it too. */
  function keep(): string {
    const values = entered();
    write({ form: id, key: lead.key, values });
    const subject = values.subject || `${title}: ${values.name}`;
    const lines = fields.map(
      (field) => `${controlOf(field).labels?.[0]?.textContent}: ${values[field]}`,
    );
    const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
    return `mailto:${email}?subject=${encoded(subject)}&body=${encoded(lines.join('\r\n'))}`;
  }

  async function send(values: Values) {
    const all = entered();
    for (const field of fields) delete all[field];
    // Nobody hears the answer on a page that was left.
    addEventListener('pagehide', keep);
    const delivery = await deliver({ ...lead, entries: { ...all, ...values } }, action, {
      fetch,
      signal: AbortSignal.timeout(TIMEOUT),
      now,
    });
    removeEventListener('pagehide', keep);
    if (delivery.status === 'delivered') {
      lead = newLead();
      if (read()?.form === id) sessionStorage.removeItem(STORAGE_KEY);
    }
    return delivery;
  }

  return { keep, send };
}

function write(lead: KeptLead): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(lead));
  } catch {
    // The device stores nothing for this site: the form itself still has the text.
  }
}

function read(): KeptLead | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
}
