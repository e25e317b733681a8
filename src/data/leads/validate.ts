import type { LeadSchema } from './lead-forms.ts';

export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The entered values as the schema returns them, without empty fields. */
export type Values = Readonly<Record<string, string>>;

export type ValidationResult =
  | { status: 'valid'; values: Values }
  | { status: 'invalid'; errors: FieldErrors };

/**
 * Validates the values that were entered into a form.
 *
 * @param messages the error message of each field
 */
export function validate(
  schema: LeadSchema,
  entered: Record<string, unknown>,
  messages: FieldErrors,
): ValidationResult {
  const result = schema.safeParse(entered);
  if (result.success) {
    const given = Object.entries(result.data).filter(([, value]) => value);
    return { status: 'valid', values: Object.fromEntries(given) };
  }
  const errors: Partial<Record<string, string>> = {};
  for (const { path } of result.error.issues) errors[String(path[0])] = messages[String(path[0])];
  return { status: 'invalid', errors };
}
