import { type InputEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { ignoreRepeatClick } from '#browser/repeat-click.ts';
import { reportEvent } from '#browser/visitor-event.ts';
import type { Connection } from '#data/leads/connections.ts';
import { fieldNames, inputHints, type LeadSchema } from '#data/leads/lead-forms.ts';
import { type FieldErrors, type Values, validate } from '#data/leads/validate.ts';
import { sendToast } from '#islands/toasts.ts';
import type { Strings } from '#languages/en.ts';
import type { Submission } from './SendControls.tsx';
import { createLeadSender } from './sender.ts';

/** The props that the mounts of both forms pass. */
export interface LeadFormProps<FieldName extends string> {
  copy: { title: string; labels: Record<FieldName, string>; submit: string; success: string };
  /** Where the form is sent. Absent if nothing is sent. */
  connection: Connection | undefined;
  strings: Strings['forms'];
}

const isClosed = (form: HTMLFormElement) => form.closest('dialog')?.open === false;

const getField = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

/** Every value of a form, including those of hidden fields. */
const readForm = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<string, string>;

/**
 * The state of a lead form, and the props of its parts. Fields are uncontrolled: what was typed survives
 * hydration and closing the dialog, until a submission succeeds.
 *
 * A submission uses the form of its event, which stays on the page even if React removes the island.
 */
export function useLeadForm<Schema extends LeadSchema>(
  id: string,
  schema: Schema,
  { copy, connection, strings }: LeadFormProps<keyof Schema['shape'] & string>,
) {
  const [names] = useState(() => fieldNames(schema));
  const [sender] = useState(
    () => connection && createLeadSender(id, copy, connection, strings.truncationNote),
  );
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });

  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    // Zod compiles its checks on first use. Done now, this does not delay the first submission.
    setTimeout(validate, 0, schema, readForm(form), {});
    if (!sender) return;
    const unsent = sender.start();
    const isEmpty = names.every((name) => !getField(form, name).value);
    if (unsent && isEmpty)
      for (const name of names) getField(form, name).value = unsent[name] ?? '';
    // From now on, the island validates and sends the form instead of the browser.
    form.noValidate = true;
    return () => {
      form.noValidate = false;
    };
  }, [schema, names, sender]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (submission.status === 'busy' || isClosed(form)) return;
    const checked = validate(schema, readForm(form), strings.invalid);
    if (checked.status === 'invalid') return showErrors(form, checked.errors);
    setErrors({});
    void send(form, checked.values);
  };

  const send = async (form: HTMLFormElement, values: Values) => {
    if (!sender) {
      // biome-ignore lint/suspicious/noConsole: Specification §7, the values are logged on the client
      console.log('Project inquiry', values);
      return finish(form);
    }
    const store = () => sender.store(readForm(form));
    setSubmission({ status: 'busy' });
    // Stores the lead if the visitor leaves the page, because no script can then receive the response.
    addEventListener('pagehide', store);
    const delivery = await sender.send(readForm(form), values);
    removeEventListener('pagehide', store);
    if (delivery.status === 'delivered') {
      reportEvent(id === 'inquiry' ? 'Project form sent' : 'Contact form sent');
      return finish(form);
    }
    if (delivery.status === 'refused' && names.some((name) => delivery.errors[name])) {
      setSubmission({ status: 'idle' });
      showErrors(form, delivery.errors);
    } else {
      setSubmission({ status: 'failed', mail: store() });
    }
    if (isClosed(form) || !form.isConnected || form.closest('[data-island-failed]')) {
      sendToast({
        title: strings.notSent,
        description: strings.writeTo.replace('{email}', () => `${connection?.email}`),
        kind: 'destructive',
        stays: true,
      });
    }
  };

  const finish = (form: HTMLFormElement) => {
    setSubmission({ status: 'idle' });
    form.reset();
    const dialog = form.closest('dialog');
    if (dialog?.open) {
      ignoreRepeatClick(form.querySelector('[type="submit"]') as Element);
      dialog.close();
    }
    sendToast({ title: copy.success, kind: 'success', stays: true });
  };

  const showErrors = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) getField(form, first).focus();
  };

  const onInput = ({ target, currentTarget: form }: InputEvent<HTMLFormElement>) => {
    const entries = readForm(form);
    if (sender && submission.status === 'failed')
      setSubmission({ status: 'failed', mail: sender.store(entries) });
    // Removes the message of a field that has become valid; new messages wait for the next submission.
    const { name } = target as HTMLInputElement;
    if (!errors[name]) return;
    const checked = validate(schema, entries, strings.invalid);
    const error = checked.status === 'invalid' ? checked.errors[name] : undefined;
    setErrors({ ...errors, [name]: error });
  };

  const field = (name: keyof Schema['shape'] & string) => ({
    id: `site-${id}-${name}`,
    name,
    label: copy.labels[name],
    error: errors[name],
    ...inputHints(schema, name),
  });

  // `method="dialog"` outside a dialog makes a submission do nothing at all, with and without JavaScript: no request,
  // no navigation, and what was typed stays (docs/decisions/03-forms.md).
  const attributes = connection?.form ?? ({ method: 'dialog', noValidate: true } as const);
  return {
    field,
    form: { ref, onSubmit, onInput, ...attributes },
    controls: { submission, connection, label: copy.submit },
  };
}
