import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import './field.css';
import './field-error.css';

interface FieldFrame {
  id: string;
  label: string;
  /** Says what is wrong; the field is marked invalid while it is there. */
  error?: string | undefined;
}

type TextFieldProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;
type TextAreaProps = FieldFrame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

/** A labeled one-line field with its error message. */
export function TextField({ id, label, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <Frame id={id} label={label} error={error}>
      <input id={id} className="field-control" type={type} {...describedBy(id, error)} {...input} />
    </Frame>
  );
}

/** A labeled field of several lines; it grows with its text. */
export function TextArea({ id, label, error, ...textarea }: TextAreaProps) {
  return (
    <Frame id={id} label={label} error={error}>
      <textarea id={id} className="field-control" {...describedBy(id, error)} {...textarea} />
    </Frame>
  );
}

/** Marks a field that has a message as invalid and refers to the message. */
function describedBy(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {};
}

function Frame({ id, label, error, children }: FieldFrame & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What is wrong with the field `id`, if anything; `describedBy` refers to it. */
function FieldError({ id, error }: Pick<FieldFrame, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className="field-error" id={errorId(id)}>
      {error}
    </p>
  );
}

function errorId(id: string): string {
  return `${id}-error`;
}
