import * as z from 'zod/mini';
import { getVisibleText } from '#formatting/characters.ts';

/**
 * The fields of the two lead forms: their names, order, rules and input attributes. Visitors load this, so it uses
 * zod/mini, which is small.
 */

export interface InputHints {
  type?: 'email' | 'tel' | 'url';
  autoComplete?: string;
  /** The number of lines, for longer text. */
  rows?: number;
  /** This and `minLength` apply if the browser itself validates and sends the form. */
  required?: boolean;
  minLength?: number | undefined;
}

const hints = z.registry<InputHints>();

/** A text of at least `min` visible characters, not counting white space at its ends; optional if `min` is 0. */
function text(min: number, inputHints: InputHints = {}) {
  return z
    .string()
    .check(
      z.trim(),
      z.refine((entered) => [...getVisibleText(entered)].length >= min),
    )
    .register(hints, {
      ...(min > 0 && { required: true }),
      ...(min > 1 && { minLength: min }),
      ...inputHints,
    });
}

const name = text(2, { autoComplete: 'name' });

/** A domain with non-ASCII letters, which only Chromium converts to ASCII by itself. */
const INTERNATIONAL = /^[a-z0-9.-]*[\u0080-\u{10ffff}][a-z0-9.\u0080-\u{10ffff}-]*$/iu;

/** Whether `<input type="email">` accepts a text, and its domain has a dot: `jo@gmail` is a typo. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@') + 1;
  const domain = toAscii(text.slice(at));
  return domain.includes('.') && z.regexes.html5Email.test(text.slice(0, at) + domain);
}

/** Converts an international domain to ASCII: `müller.de` to `xn--mller-kva.de`. Any other text is unchanged. */
function toAscii(domain: string): string {
  const url = `https://${domain}`;
  return INTERNATIONAL.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
}

const email = z
  .string()
  .check(z.overwrite(getVisibleText), z.refine(isEmail))
  .register(hints, { type: 'email', autoComplete: 'email', required: true });

/**
 * Whether a text is the address of a website. `localhost:3000` and `javascript:alert(1)` are URLs, but not websites.
 * Some browsers accept `https://a b.com` and encode the space, so a host with a percent sign is refused.
 */
function isWebUrl(text: string): boolean {
  return /^https?:\/\/\S/i.test(text) && URL.canParse(text) && !new URL(text).host.includes('%');
}

/** An empty website counts as absent (`validate`). Any other must be a complete http(s) address: not `acme.com`. */
const website = z
  .string()
  .check(
    z.overwrite(getVisibleText),
    z.refine((entered) => entered === '' || isWebUrl(entered)),
  )
  .register(hints, { type: 'url', autoComplete: 'url' });

/** The Start Your Project dialog: fields and limits exactly as in Specification §5. */
export const inquirySchema = z.object({
  name,
  email,
  phone: text(10, { type: 'tel', autoComplete: 'tel' }),
  business: text(2, { autoComplete: 'off' }),
  website,
});

/** The contact form, once it is connected. Specification §2 has no rules for it. */
export const contactSchema = z.object({
  name,
  email,
  subject: text(0),
  message: text(1, { rows: 5 }),
});

/** The forms, by their names in site.yaml. */
export type LeadFormId = 'inquiry' | 'contact';

export type LeadSchema = z.ZodMiniObject<Record<string, z.ZodMiniType<string>>>;

export function getFieldNames<Schema extends LeadSchema>({ shape }: Schema) {
  return Object.keys(shape) as (keyof Schema['shape'] & string)[];
}

export function getInputHints({ shape }: LeadSchema, field: string): InputHints {
  const schema = shape[field];
  return (schema && hints.get(schema)) ?? {};
}

/** A field that visitors do not see, so that only bots fill it in. Many form services know this name. */
export const HONEYPOT = '_gotcha';

/** Hidden fields that form-connections.ts adds to the forms, if they apply. */
export const HIDDEN_FIELDS = ['language', 'form-name', 'idempotency_key', 'seconds'] as const;

/** The field names of the forms, which site.yaml must not use again. */
export const LEAD_FIELD_NAMES: readonly string[] = [
  ...getFieldNames(inquirySchema),
  ...getFieldNames(contactSchema),
  ...HIDDEN_FIELDS,
  HONEYPOT,
];

export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** Values of a form, by field. */
export type Values = Readonly<Record<string, string>>;

export type ValidationResult =
  | { status: 'valid'; values: Values }
  | { status: 'invalid'; errors: FieldErrors };

/** @param messages the error message of each field */
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
