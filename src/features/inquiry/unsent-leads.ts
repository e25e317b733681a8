import type { Values } from '#data/leads/validate.ts';

/** A lead whose sending failed. */
export interface UnsentLead {
  /** All of the form, by field. */
  entries: Values;
  attempt: Attempt | undefined;
}

/** What was sent last, and what was added to it. */
export interface Attempt {
  /** As JSON. */
  form: string;
  added: { idempotency_key: string; seconds: string };
}

/** Holds the latest of each form, until it is sent or the tab is closed, for a day at most. */
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

export function removeOldLeads(): void {
  write(read());
}

/** Those that are less than a day old. */
function read(): StoredLeads {
  try {
    const stored: StoredLeads = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const isNew = ({ storedAt }: { storedAt: number }) => Date.now() - storedAt < DAY;
    return Object.fromEntries(Object.entries(stored).filter(([, lead]) => isNew(lead)));
  } catch {
    return {};
  }
}

function write(leads: StoredLeads): void {
  try {
    if (Object.keys(leads).length > 0) sessionStorage.setItem(KEY, JSON.stringify(leads));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The device stores nothing for this site: the form itself still has the text.
  }
}
