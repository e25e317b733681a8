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
import type { Connection } from '#data/site/connections.ts';
import { notices } from '#islands/notices.ts';
import type { Words } from '#languages/words.ts';
import { entriesOf, fieldOf, fillIn, labelsOf } from './form-fields.ts';
import type { Mail } from './mail-link.ts';
import type { createSender } from './sender.ts';

/** What has become of the form that was submitted last. */
export type Sending =
  | { status: 'idle' | 'busy' }
  /** `mail` has everything that was typed. */
  | { status: 'failed'; mail: Mail };

type Sender = ReturnType<typeof createSender>;

interface LeadForm<Schema> {
  id: 'inquiry' | 'contact';
  schema: Schema;
  copy: { title: string; success: string };
  words: Words['forms'];
  /** Absent where nothing is sent: the code that sends is loaded only where it is used. */
  connected?: (Connection & { createSender: typeof createSender }) | undefined;
}

const isClosed = (form: HTMLFormElement) => form.closest('dialog')?.open === false;

/**
 * The state of a form by which visitors reach the agency, and what its `<form>` needs. Fields are
 * uncontrolled: what was typed survives hydration and closing the dialog, until a submit succeeds.
 *
 * What follows a submit is done with the form of the event, which stays on the page if React gives up the island.
 */
export function useLeadForm<Schema extends LeadSchema>({
  id,
  schema,
  copy,
  words,
  connected,
}: LeadForm<Schema>) {
  const [fields] = useState<string[]>(() => fieldNames(schema));
  const [sender] = useState(() => {
    if (!connected) return undefined;
    const { createSender, action, thanks, email } = connected;
    const { restMissing } = words;
    return createSender({ id, fields, title: copy.title, action, thanks, email, restMissing });
  });
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState<Sending>({ status: 'idle' });

  useLayoutEffect(() => {
    const form = ref.current;
    if (!form || !sender) return;
    fillIn(form, fields, sender.start() ?? {});
    // Without this script, the browser checks the form and sends it.
    form.noValidate = true;
    return () => {
      form.noValidate = false;
    };
  }, [fields, sender]);

  // Once before somebody waits for it: zod compiles its checks as they are first used.
  useEffect(() => {
    const entries = ref.current && entriesOf(ref.current);
    if (entries) setTimeout(validate, 0, schema, entries, {});
  }, [schema]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy.current || isClosed(form)) return;
    const checked = validate(schema, entriesOf(form), words.invalid);
    if (checked.status === 'invalid') return showErrors(form, checked.errors);
    setErrors({});
    if (sender) return void send(sender, form, checked.values);
    // biome-ignore lint/suspicious/noConsole: Specification §7, the values are logged on the client
    console.log('Project inquiry', checked.values);
    finish(form);
  };

  const send = async (sender: Sender, form: HTMLFormElement, values: Values) => {
    const keep = () => sender.keep(entriesOf(form), labelsOf(form, fields));
    isBusy.current = true;
    setSending({ status: 'busy' });
    // Nobody hears the answer on a page that was left.
    addEventListener('pagehide', keep);
    const delivery = await sender.send(entriesOf(form), values);
    removeEventListener('pagehide', keep);
    isBusy.current = false;
    if (delivery.status === 'delivered') return finish(form);
    if (delivery.status === 'refused' && fields.some((field) => delivery.errors[field])) {
      setSending({ status: 'idle' });
      showErrors(form, delivery.errors);
    } else {
      setSending({ status: 'failed', mail: keep() });
    }
    if (isClosed(form) || !form.isConnected || form.closest('[data-island-failed]')) {
      notices.notify({
        title: words.notSent,
        description: words.writeTo.replace('{email}', () => `${connected?.email}`),
        kind: 'destructive',
        stays: true,
      });
    }
  };

  const finish = (form: HTMLFormElement) => {
    setErrors({});
    setSending({ status: 'idle' });
    form.reset();
    const dialog = form.closest('dialog');
    if (dialog?.open) {
      ignoreSecondPress(form.querySelector('[type="submit"]') as Element);
      dialog.close();
    }
    notices.notify({ title: copy.success, kind: 'success', stays: true });
  };

  const showErrors = (form: HTMLFormElement, shown: FieldErrors) => {
    setErrors(shown);
    const first = fields.find((field) => shown[field]);
    if (first) fieldOf(form, first).focus();
  };

  const onInput = ({ target, currentTarget: form }: InputEvent<HTMLFormElement>) => {
    const entries = entriesOf(form);
    if (sender && sending.status === 'failed')
      setSending({ status: 'failed', mail: sender.keep(entries, labelsOf(form, fields)) });
    // The message of a field that has become valid goes; new ones wait for the next submit.
    const { name } = target as HTMLInputElement;
    if (!errors[name]) return;
    const checked = validate(schema, entries, words.invalid);
    const error = checked.status === 'invalid' ? checked.errors[name] : undefined;
    setErrors({ ...errors, [name]: error });
  };

  const field = (name: keyof Schema['shape'] & string) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    ...inputHints(schema, name),
  });

  // Netlify finds the forms that it receives in the built pages.
  const netlifyName = connected?.action.startsWith('/') && { name: id, 'data-netlify': 'true' };
  // `method="dialog"` outside a dialog makes submitting do nothing at all, with and without JavaScript: no request, no
  // navigation, nothing typed gets into an address, and what was typed stays (docs/decisions/05-forms.md).
  const submission = connected
    ? ({ method: 'post', action: connected.action, ...netlifyName } as const)
    : ({ method: 'dialog', noValidate: true } as const);
  return { field, sending, form: { ref, onSubmit, onInput, ...submission } };
}
