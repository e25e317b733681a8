import type { InputHTMLAttributes } from 'react';
import './field.css';

type ControlAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoFocus' | 'minLength' | 'name' | 'placeholder' | 'required'
>;

interface FieldProps extends ControlAttributes {
  id: string;
  label: string;
  /** The error message. The field is marked invalid while it has one. */
  error?: string | undefined;
  type?: 'email' | 'tel' | 'url';
  /** The number of lines; one if absent. */
  rows?: number;
}

/** A labeled field with its error message. */
export function Field({ id, label, error, type, rows, ...attributes }: FieldProps) {
  const errorId = `${id}-error`;
  const control = {
    id,
    className: 'field-control',
    ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
    ...attributes,
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {rows ? <textarea rows={rows} {...control} /> : <input type={type ?? 'text'} {...control} />}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
