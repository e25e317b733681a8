import type { Values } from '#data/leads/validate.ts';

/** A lead that could not be sent. */
export interface UnsentLead {
  /** Every value of the form, by field. */
  entries: Values;
  attempt: Attempt | undefined;
}

/** The values of the last attempt to send, and the hidden fields that were added. */
export interface Attempt {
  /** As JSON. */
  form: string;
  added: { idempotency_key: string; seconds: string };
}

/** The sessionStorage key of the latest unsent lead of each form. */
const KEY = 'unsent-leads';

/** In ms. */
const DAY = 86_400_000;

type StoredLeads = Record<string, UnsentLead & { storedAt: number }>;

/** @param form its id */
export function storeLead(form: string, lead: UnsentLead): void {
  write({ ...read(), [form]: { ...lead, storedAt: Date.now() } });
}

export function readLead(form: string): UnsentLead | undefined {
  return read()[form];
}

export function removeLead(form: string): void {
  const { [form]: _, ...others } = read();
  write(others);
}

/** Removes leads that are a day old. */
export function removeOldLeads(): void {
  write(read());
}

/** The leads that are less than a day old. */
function read(): StoredLeads {
  try {
    const stored: StoredLeads = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const isRecent = ({ storedAt }: { storedAt: number }) => Date.now() - storedAt < DAY;
    return Object.fromEntries(Object.entries(stored).filter(([, lead]) => isRecent(lead)));
  } catch {
    return {};
  }
}

function write(leads: StoredLeads): void {
  try {
    if (Object.keys(leads).length > 0) sessionStorage.setItem(KEY, JSON.stringify(leads));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: the form itself still has the text.
  }
}
