import { CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import './field.css';

interface FieldFrame {
  id: string;
  label: string;
  /** Says what is wrong; the field is marked invalid while it is there. */
  error?: string | undefined;
}

type TextFieldProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;
type TextAreaProps = FieldFrame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

/** A labelled one-line field with its error message tied to it. */
export function TextField({ id, label, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <Frame id={id} label={label} error={error}>
      <input id={id} className="field-control" type={type} {...describedBy(id, error)} {...input} />
    </Frame>
  );
}

/** A labelled field of several lines; it grows with its text. */
export function TextArea({ id, label, error, ...textarea }: TextAreaProps) {
  return (
    <Frame id={id} label={label} error={error}>
      <textarea id={id} className="field-control" {...describedBy(id, error)} {...textarea} />
    </Frame>
  );
}

function describedBy(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
}

function Frame({ id, label, error, children }: FieldFrame & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert aria-hidden="true" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
