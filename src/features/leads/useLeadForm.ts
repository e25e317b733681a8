import { type InputEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { reportEvent } from '#browser/visitor-event.ts';
import type { Connection } from '#data/leads/form-connections.ts';
import {
  type FieldErrors,
  getFieldNames,
  getInputHints,
  HONEYPOT,
  type LeadFormId,
  type LeadSchema,
  type Values,
  validate,
} from '#data/leads/lead-forms.ts';
import { fill } from '#formatting/messages.ts';
import { sendToast } from '#islands/toasts.ts';
import type { Strings } from '#languages/en.ts';
import { getMailLink } from './mail-link.ts';
import type { Submission } from './SendControls.tsx';
import { type AddedFields, createAddedFields, submitLead } from './submit-lead.ts';
import { readLead, removeLead, storeLead } from './unsent-leads.ts';

/** The props that the mounts of both forms pass. */
export interface LeadFormProps<FieldName extends string> {
  copy: { title: string; labels: Record<FieldName, string>; submit: string; success: string };
  /** Where the form is sent. Absent if nothing is sent. */
  connection: Connection | undefined;
  strings: Strings['forms'];
}

const isClosed = (form: HTMLFormElement) => form.closest('dialog')?.open === false;

// A hidden field called "elements" or "reset", which a form service may need, hides the form's member of that name.
const getField = (form: HTMLFormElement, name: string) =>
  form.querySelector(`[name="${name}"]`) as HTMLInputElement;
const resetForm = (form: HTMLFormElement) => HTMLFormElement.prototype.reset.call(form);

/** Every value of a form, including those of hidden fields. */
const readForm = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<string, string>;

/** Fills a form in with its unsent lead, if it has one and no other text. Returns the lead's added fields. */
function restoreLead(form: HTMLFormElement, id: LeadFormId, names: readonly string[]) {
  const unsent = readLead(id);
  if (!unsent) return undefined;
  // A field with another text belongs to a new lead. The browser may have filled in the stored text.
  const isFree = (name: string) => ['', unsent.entries[name]].includes(getField(form, name).value);
  if (!names.every(isFree)) return undefined;
  for (const name of names) getField(form, name).value = unsent.entries[name] ?? '';
  return unsent.added;
}

/**
 * The state of a lead form, and the props of its parts. Fields are uncontrolled: what was typed survives
 * hydration and closing the dialog, until a submission succeeds.
 *
 * Nothing is sent again by itself: the visitor presses the button, which then says 'Try again'. A lead that is not
 * known to have arrived is stored (unsent-leads.ts) and filled in when the form loads again. A submission uses the form
 * of its event, which stays on the page even if React removes the island.
 */
export function useLeadForm<Schema extends LeadSchema>(
  id: LeadFormId,
  schema: Schema,
  { copy, connection, strings }: LeadFormProps<keyof Schema['shape'] & string>,
) {
  const ref = useRef<HTMLFormElement>(null);
  /** When the visitor got the form, to measure how long they take. */
  const shownAt = useRef(0);
  /** The added fields of a lead that may be sent again. If the visitor changes the lead, it gets new ones. */
  const added = useRef<AddedFields>(undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });

  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    // Zod prepares a schema on first use. Doing so now does not delay the first submission.
    setTimeout(validate, 0, schema, readForm(form), {});
    if (!connection) return;
    shownAt.current = performance.now();
    added.current = restoreLead(form, id, getFieldNames(schema));
    // From now on, the island validates and sends the form instead of the browser.
    form.noValidate = true;
    return () => {
      form.noValidate = false;
    };
  }, [id, schema, connection]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (submission.status === 'busy' || isClosed(form)) return;
    const checked = validate(schema, readForm(form), strings.invalid);
    if (checked.status === 'invalid') return showErrors(form, checked.errors);
    setErrors({});
    if (connection) return void send(form, checked.values, connection);
    // biome-ignore lint/suspicious/noConsole: Specification §7, the values are logged on the client
    console.log('Project inquiry', checked.values);
    finish(form);
  };

  const send = async (form: HTMLFormElement, values: Values, connection: Connection) => {
    added.current ??= createAddedFields(performance.now() - shownAt.current);
    const honeypot = getField(form, HONEYPOT).value;
    const store = () => storeLead(id, { entries: readForm(form), added: added.current });
    setSubmission({ status: 'busy' });
    // If the visitor leaves the page, no script receives the response. So the lead is stored, although it may arrive.
    addEventListener('pagehide', store);
    const delivery = await submitLead(
      { ...connection.fields, [HONEYPOT]: honeypot, ...values, ...added.current },
      {
        endpoint: connection.form.action,
        thanks: location.origin + connection.thanks,
        fieldNames: getFieldNames(schema),
      },
    );
    removeEventListener('pagehide', store);
    if (delivery.status === 'delivered') {
      reportEvent(id === 'inquiry' ? 'Project form sent' : 'Contact form sent');
      removeLead(id);
      added.current = undefined;
      shownAt.current = performance.now();
      return finish(form);
    }
    if (delivery.status === 'refused') {
      setSubmission({ status: 'idle' });
      showErrors(form, delivery.errors);
    } else {
      fail(form, connection);
    }
    if (isClosed(form) || !form.isConnected || form.closest('[data-island-failed]')) {
      sendToast({
        title: strings.notSent,
        description: fill(strings.writeTo, { email: connection.email }),
        kind: 'destructive',
        stays: true,
      });
    }
  };

  /** Stores a lead that is not known to have arrived, and offers an e-mail with as much of its text as fits. */
  const fail = (form: HTMLFormElement, { email }: Connection) => {
    const entries = readForm(form);
    storeLead(id, { entries, added: added.current });
    const mailLink = getMailLink(email, entries, copy, strings.truncationNote);
    setSubmission({ status: 'failed', mailLink });
  };

  const finish = (form: HTMLFormElement) => {
    setSubmission({ status: 'idle' });
    resetForm(form);
    form.closest('dialog')?.close();
    sendToast({ title: copy.success, kind: 'success', stays: true });
  };

  const showErrors = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    const first = getFieldNames(schema).find((name) => found[name]);
    if (first) getField(form, first).focus();
  };

  const onInput = ({ target, currentTarget: form }: InputEvent<HTMLFormElement>) => {
    added.current = undefined;
    if (connection && submission.status === 'failed') fail(form, connection);
    // Only a field with a message is checked. Other fields get messages at the next submission.
    const { name } = target as HTMLInputElement;
    if (!errors[name]) return;
    const checked = validate(schema, readForm(form), strings.invalid);
    const error = checked.status === 'invalid' ? checked.errors[name] : undefined;
    setErrors({ ...errors, [name]: error });
  };

  const field = (name: keyof Schema['shape'] & string) => ({
    id: `site-${id}-${name}`,
    name,
    label: copy.labels[name],
    error: errors[name],
    ...getInputHints(schema, name),
  });

  // `method="dialog"` outside a dialog makes a submission do nothing at all, with and without JavaScript: no request,
  // no navigation, and what was typed stays (docs/decisions/03-forms.md).
  const attributes = connection?.form ?? ({ method: 'dialog', noValidate: true } as const);
  return {
    field,
    form: { ref, onSubmit, onInput, ...attributes },
    controls: { submission, connection, label: copy.submit, strings },
  };
}
