import {
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ignoreRepeatClick } from '#browser/repeat-click.ts';
import {
  fieldNames,
  inputHints,
  type LeadFormId,
  type LeadSchema,
} from '#data/leads/lead-forms.ts';
import { type FieldErrors, type Values, validate } from '#data/leads/validate.ts';
import type { Connection } from '#data/site/connections.ts';
import { notices } from '#islands/notices.ts';
import type { Strings } from '#languages/en.ts';
import { fillForm, getField, readForm, readLabels } from './form-fields.ts';
import type { Mail } from './mail-link.ts';
import { createLeadSender } from './sender.ts';

/** The result of the latest submission. */
export type Submission =
  | { status: 'idle' | 'busy' }
  /** `mail` contains everything that was typed. */
  | { status: 'failed'; mail: Mail };

type Sender = ReturnType<typeof createLeadSender>;

interface LeadFormOptions<Schema> {
  id: LeadFormId;
  schema: Schema;
  copy: { title: string; success: string };
  strings: Strings['forms'];
  /** Absent if nothing is sent. */
  connection: Connection | undefined;
}

const isClosed = (form: HTMLFormElement) => form.closest('dialog')?.open === false;

/**
 * The state of a lead form, and the props of its `<form>`. Fields are uncontrolled: what was typed survives
 * hydration and closing the dialog, until a submission succeeds.
 *
 * A submission uses the form of its event, which stays on the page even if React removes the island.
 */
export function useLeadForm<Schema extends LeadSchema>({
  id,
  schema,
  copy,
  strings,
  connection,
}: LeadFormOptions<Schema>) {
  const [fields] = useState<string[]>(() => fieldNames(schema));
  const [sender] = useState(() => {
    const { truncationNote } = strings;
    return (
      connection && createLeadSender({ id, fields, title: copy.title, connection, truncationNote })
    );
  });
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });

  useLayoutEffect(() => {
    const form = ref.current;
    if (!form || !sender) return;
    fillForm(form, fields, sender.start() ?? {});
    // Until then the browser checks the form and sends it.
    form.noValidate = true;
    return () => {
      form.noValidate = false;
    };
  }, [fields, sender]);

  // Zod compiles its checks on first use. Doing it now means that the visitor does not wait for it.
  useEffect(() => {
    const entries = ref.current && readForm(ref.current);
    if (entries) setTimeout(validate, 0, schema, entries, {});
  }, [schema]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy.current || isClosed(form)) return;
    const checked = validate(schema, readForm(form), strings.invalid);
    if (checked.status === 'invalid') return showErrors(form, checked.errors);
    setErrors({});
    if (sender) return void send(sender, form, checked.values);
    // biome-ignore lint/suspicious/noConsole: Specification §7, the values are logged on the client
    console.log('Project inquiry', checked.values);
    finish(form);
  };

  const send = async (sender: Sender, form: HTMLFormElement, values: Values) => {
    const store = () => sender.store(readForm(form), readLabels(form, fields));
    isBusy.current = true;
    setSubmission({ status: 'busy' });
    // No script receives the response after the visitor has left the page.
    addEventListener('pagehide', store);
    const delivery = await sender.send(readForm(form), values);
    removeEventListener('pagehide', store);
    isBusy.current = false;
    if (delivery.status === 'delivered') return finish(form);
    if (delivery.status === 'refused' && fields.some((field) => delivery.errors[field])) {
      setSubmission({ status: 'idle' });
      showErrors(form, delivery.errors);
    } else {
      setSubmission({ status: 'failed', mail: store() });
    }
    if (isClosed(form) || !form.isConnected || form.closest('[data-island-failed]')) {
      notices.notify({
        title: strings.notSent,
        description: strings.writeTo.replace('{email}', () => `${connection?.email}`),
        kind: 'destructive',
        stays: true,
      });
    }
  };

  const finish = (form: HTMLFormElement) => {
    setErrors({});
    setSubmission({ status: 'idle' });
    form.reset();
    const dialog = form.closest('dialog');
    if (dialog?.open) {
      ignoreRepeatClick(form.querySelector('[type="submit"]') as Element);
      dialog.close();
    }
    notices.notify({ title: copy.success, kind: 'success', stays: true });
  };

  const showErrors = (form: HTMLFormElement, shown: FieldErrors) => {
    setErrors(shown);
    const first = fields.find((field) => shown[field]);
    if (first) getField(form, first).focus();
  };

  const onInput = ({ target, currentTarget: form }: InputEvent<HTMLFormElement>) => {
    const entries = readForm(form);
    if (sender && submission.status === 'failed')
      setSubmission({ status: 'failed', mail: sender.store(entries, readLabels(form, fields)) });
    // Removes the message of a field that has become valid; new messages wait for the next submission.
    const { name } = target as HTMLInputElement;
    if (!errors[name]) return;
    const checked = validate(schema, entries, strings.invalid);
    const error = checked.status === 'invalid' ? checked.errors[name] : undefined;
    setErrors({ ...errors, [name]: error });
  };

  const field = (name: keyof Schema['shape'] & string) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    ...inputHints(schema, name),
  });

  // Netlify detects its forms in the built pages.
  const netlifyName = connection?.action.startsWith('/') && { name: id, 'data-netlify': 'true' };
  // `method="dialog"` outside a dialog makes a submission do nothing at all, with and without JavaScript: no request,
  // no navigation, and what was typed stays (docs/decisions/03-forms.md).
  const attributes = connection
    ? ({ method: 'post', action: connection.action, ...netlifyName } as const)
    : ({ method: 'dialog', noValidate: true } as const);
  return { field, submission, form: { ref, onSubmit, onInput, ...attributes } };
}
