import type { Values } from '#data/leads/validate.ts';

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

/** In ms. */
const DAY = 86_400_000;

/** The sessionStorage key of the latest unsent lead from the form with this id. */
const getKey = (form: string) => `unsent-${form}`;

export function storeLead(form: string, lead: UnsentLead): void {
  try {
    sessionStorage.setItem(getKey(form), JSON.stringify({ ...lead, storedAt: Date.now() }));
  } catch {
    // Storage is blocked or full: the form itself still has the text.
  }
}

/** The unsent lead from a form. Removes it if it is a day old. */
export function readLead(form: string): UnsentLead | undefined {
  try {
    const { storedAt, ...lead }: UnsentLead & { storedAt: number } = JSON.parse(
      sessionStorage.getItem(getKey(form)) ?? '{}',
    );
    if (Date.now() - storedAt < DAY) return lead;
  } catch {}
  removeLead(form);
  return undefined;
}

export function removeLead(form: string): void {
  try {
    sessionStorage.removeItem(getKey(form));
  } catch {}
}

/** Removes leads that are a day old. */
export function removeOldLeads(): void {
  for (const form of ['inquiry', 'contact']) readLead(form);
}
