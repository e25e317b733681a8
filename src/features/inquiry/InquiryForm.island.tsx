import { type SubmitEvent, useRef, useState } from 'react';
import { notices } from '#islands/notices.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import type { InquiryCopy } from './inquiry-copy.ts';
import { type Inquiry, type InquiryField, inquiryFields } from './inquiry-schema.ts';
import { ignoreSecondPress } from './second-press.ts';
import { type InquiryErrors, validateInquiry } from './validate.ts';

/** Keyboard and autofill hints for each field. */
const INPUT_TYPES = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  business: { type: 'text', autoComplete: 'off' },
  website: { type: 'url', autoComplete: 'url', inputMode: 'url' },
} as const satisfies Record<InquiryField, object>;

/**
 * The form of the Start Your Project dialog. Island because it checks what was entered; it loads
 * when a button that opens the dialog is pointed at or focused. Fields are uncontrolled: what was
 * typed survives hydration and closing the dialog, until a submit succeeds.
 */
export function InquiryForm({ copy }: { copy: InquiryCopy }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<InquiryErrors>({});

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Sent already: while the dialog fades out, its button can be pressed a second time.
    if (!event.currentTarget.closest('dialog')?.open) return;
    const result = validateInquiry(enteredIn(event.currentTarget));
    if (result.status === 'valid') return complete(event.currentTarget, result.inquiry);
    setErrors(result.errors);
    const firstInvalid = inquiryFields.find((field) => result.errors[field]);
    (event.currentTarget.elements.namedItem(firstInvalid ?? '') as HTMLInputElement).focus();
  };

  const complete = (element: HTMLFormElement, inquiry: Inquiry) => {
    // biome-ignore lint/suspicious/noConsole: Specification §7, the values are logged on the client
    console.log('Project inquiry', inquiry);
    setErrors({});
    element.reset();
    element.closest('dialog')?.close();
    ignoreSecondPress();
    notices.notify({ title: copy.success, kind: 'success', stays: true });
  };

  /** Removes the message of a field that has become valid; new ones wait for the next submit. */
  const onInput = () => {
    if (!form.current || Object.keys(errors).length === 0) return;
    const result = validateInquiry(enteredIn(form.current));
    const now = result.status === 'invalid' ? result.errors : {};
    setErrors((shown) => pick(now, Object.keys(shown) as InquiryField[]));
  };

  return (
    <form
      ref={form}
      className="inquiry-form needs-script"
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {inquiryFields.map((field) => (
        <TextField
          key={field}
          id={`inquiry-${field}`}
          name={field}
          label={copy.labels[field]}
          error={errors[field]}
          required={field !== 'website'}
          // Gets the focus when the dialog opens.
          autoFocus={field === 'name'}
          {...INPUT_TYPES[field]}
        />
      ))}
      <Button kind="primary" type="submit">
        {copy.submit}
      </Button>
    </form>
  );
}

function enteredIn(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(new FormData(form));
}

function pick(errors: InquiryErrors, fields: InquiryField[]): InquiryErrors {
  const picked: InquiryErrors = {};
  for (const field of fields) {
    const message = errors[field];
    if (message) picked[field] = message;
  }
  return picked;
}
