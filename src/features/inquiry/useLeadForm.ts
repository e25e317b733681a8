import {
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ignoreSecondPress } from '#browser/second-press.ts';
import { fieldNames, inputHints, type LeadSchema } from '#data/leads/lead-forms.ts';
import { type FieldErrors, type Values, validate } from '#data/leads/validate.ts';
import { notices } from '#islands/notices.ts';
import type { createSender } from './sender.ts';

/** What has become of the form that was submitted last. */
export type Sending =
  | { status: 'idle' | 'busy' | 'refused' }
  /** `mail` is the address of an e-mail with everything that was typed. */
  | { status: 'failed'; mail: string };

interface LeadForm<Schema> {
  id: 'inquiry' | 'contact';
  schema: Schema;
  copy: { title: string; success: string };
  /** Absent where nothing is sent: the code that sends is loaded only where it is used. */
  connected?: { action: string; email: string; createSender: typeof createSender } | undefined;
}

/** The notice if sending fails after the dialog was closed. */
const NOT_SENT = 'Not sent. Nothing is lost: the form is as you left it.';

/**
 * The state of a form by which visitors reach the agency, and what its `<form>` needs. Fields are
 * uncontrolled: what was typed survives hydration and closing the dialog, until a submit succeeds.
 */
export function useLeadForm<Schema extends LeadSchema>({
  id,
  schema,
  copy,
  connected,
}: LeadForm<Schema>) {
  const fields: string[] = fieldNames(schema);
  const ref = useRef<HTMLFormElement>(null);
  const sender = useRef<ReturnType<typeof createSender>>(undefined);
  const isBusy = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const formElement = () => ref.current as HTMLFormElement;

  // biome-ignore lint/correctness/useExhaustiveDependencies: islands get their props once
  useLayoutEffect(() => {
    if (!connected) return;
    const form = formElement();
    // Until here, and without JavaScript, the browser checks the form by itself.
    form.noValidate = true;
    const { createSender, action, email } = connected;
    sender.current = createSender({ form, id, fields, title: copy.title, action, email });
  }, []);

  const check = () => validate(schema, Object.fromEntries(new FormData(formElement())));

  // Once before somebody waits for it: zod compiles its checks as they are first used.
  // biome-ignore lint/correctness/useExhaustiveDependencies: islands get their props once
  useEffect(() => void setTimeout(check), []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Sent already: while the dialog fades out, its button can be pressed a second time.
    if (isBusy.current || event.currentTarget.closest('dialog')?.open === false) return;
    const checked = check();
    if (checked.status === 'invalid') return showErrors(checked.errors);
    setErrors({});
    if (sender.current) return void send(checked.values);
    // biome-ignore lint/suspicious/noConsole: Specification §7, the values are logged on the client
    console.log('Project inquiry', checked.values);
    finish();
  };

  const send = async (values: Values) => {
    const { send, keep } = sender.current as ReturnType<typeof createSender>;
    isBusy.current = true;
    setSending({ status: 'busy' });
    const delivery = await send(values);
    isBusy.current = false;
    if (delivery.status === 'delivered') return finish();
    if (delivery.status === 'unreachable') setSending({ status: 'failed', mail: keep() });
    else {
      const isAboutFields = fields.some((field) => delivery.errors[field]);
      setSending({ status: isAboutFields ? 'idle' : 'refused' });
      showErrors(delivery.errors);
    }
    if (formElement().closest('dialog')?.open === false)
      notices.notify({ title: NOT_SENT, kind: 'destructive', stays: true });
  };

  const finish = () => {
    setErrors({});
    setSending({ status: 'idle' });
    const form = formElement();
    form.reset();
    const dialog = form.closest('dialog');
    if (dialog?.open) {
      ignoreSecondPress(form.querySelector('[type="submit"]') as Element);
      dialog.close();
    }
    notices.notify({ title: copy.success, kind: 'success', stays: true });
  };

  const showErrors = (shown: FieldErrors) => {
    setErrors(shown);
    const first = fields.find((field) => shown[field]);
    if (first) (formElement().elements.namedItem(first) as HTMLElement).focus();
  };

  /** Removes the message of a field that has become valid; new ones wait for the next submit. */
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    if (sender.current && sending.status === 'failed')
      setSending({ status: 'failed', mail: sender.current.keep() });
    const { name } = target as HTMLInputElement;
    if (!errors[name]) return;
    const checked = check();
    setErrors({
      ...errors,
      [name]: checked.status === 'invalid' ? checked.errors[name] : undefined,
    });
  };

  // `method="dialog"` outside a dialog makes submitting do nothing at all, with and without JavaScript: no request, no
  // navigation, nothing typed gets into an address, and what was typed stays (docs/decisions/05-forms.md).
  // Netlify finds the forms that it receives in the built pages.
  const netlifyName = connected?.action.startsWith('/') && { name: id, 'data-netlify': 'true' };
  const submission = connected
    ? ({ method: 'post', action: connected.action, ...netlifyName } as const)
    : ({ method: 'dialog', noValidate: true } as const);
  const field = (name: keyof Schema['shape'] & string) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    ...inputHints(schema, name),
  });
  return { field, sending, form: { ref, onSubmit, onInput, ...submission } };
}
