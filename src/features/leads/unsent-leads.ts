import type { LeadFormId, Values } from '#data/leads/lead-forms.ts';
import type { AddedFields } from './submit-lead.ts';

interface UnsentLead {
  /** Every value of the form, by field. */
  entries: Values;
  added: AddedFields | undefined;
}

/** In ms. */
const DAY_MS = 86_400_000;

/** The sessionStorage key of the latest unsent lead from a form. */
const getKey = (form: LeadFormId) => `unsent-${form}`;

/** Stores a lead that is not known to have arrived, in this tab, for about a day. */
export function storeLead(form: LeadFormId, lead: UnsentLead): void {
  try {
    sessionStorage.setItem(getKey(form), JSON.stringify({ ...lead, storedAt: Date.now() }));
  } catch {
    // Storage is blocked or full: the form itself still has the text.
  }
}

/** The unsent lead from a form. Removes it if it is a day old. */
export function readLead(form: LeadFormId): UnsentLead | undefined {
  try {
    const { storedAt, ...lead } = JSON.parse(sessionStorage.getItem(getKey(form)) ?? '{}');
    if (Date.now() - storedAt < DAY_MS) return lead;
  } catch {}
  removeLead(form);
  return undefined;
}

export function removeLead(form: LeadFormId): void {
  try {
    sessionStorage.removeItem(getKey(form));
  } catch {}
}

/** Removes leads that are a day old. */
export function removeOldLeads(): void {
  for (const form of ['inquiry', 'contact'] as const) readLead(form);
}
