import type { LeadSchema } from './lead-forms.ts';

/** What is wrong with a form: the first message of each field that is invalid. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** What was entered, as the schema has it, without the fields that are empty. */
export type Values = Readonly<Record<string, string>>;

export type Checked =
  | { status: 'valid'; values: Values }
  | { status: 'invalid'; errors: FieldErrors };

/** Checks what was entered into a form. */
export function validate(schema: LeadSchema, entered: Record<string, unknown>): Checked {
  const result = schema.safeParse(entered);
  if (result.success) {
    const given = Object.entries(result.data).filter(([, value]) => value);
    return { status: 'valid', values: Object.fromEntries(given) };
  }
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { status: 'invalid', errors };
}
