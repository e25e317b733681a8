import { z } from 'zod';

/** A path of this site: browsers read `/\` like `//`, which is another site. */
const OWN_PATH = /^\/(?![/\\])\S*$/;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

function isEndpoint(text: string): boolean {
  if (OWN_PATH.test(text)) return true;
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || LOOPBACK.includes(url?.hostname ?? '');
  return isSafe && /^https?:\/\/[^\s@]+$/.test(text);
}

function endpoint() {
  const error =
    'Write the address that the form service gives you, which starts with https://, or a path of this site, such as /thanks.';
  return z.string({ error }).refine(isEndpoint, { error });
}

/** The names that the forms and src/features/inquiry/deliver.ts use themselves. */
const TAKEN =
  /^(name|email|phone|business|website|subject|message|idempotency_key|seconds|_gotcha)$/;

const SECRET_NAME = /secret|passw|private/i;
/** Keys of payment, mail, code and chat services and of AI models; of clouds; tokens that are signed. */
const SECRET_VALUE =
  /^(?=\S*\d)(sk|rk|whsec|re|gh[pousr]|github_pat|glpat|xox[abprs]|xkeysib|key|pat)[-_]\S{12}|^(AKIA|AIza|SG\.|eyJ)\S{8}|-----BEGIN/;

function fieldProblem(name: string, value: string): string | undefined {
  if (TAKEN.test(name)) return 'The forms have a field of this name themselves. Remove this line.';
  if (SECRET_NAME.test(name) || SECRET_VALUE.test(value)) {
    return 'This looks like a secret, and everybody can read what is written here. Remove it, and write the public key that the service has for forms.';
  }
  return undefined;
}

const fieldsSchema = z
  .record(
    z.string(),
    z.string({ error: 'Write a text here. Put quotes around a number, true or false.' }),
    { error: 'Write one line for each field: its name, a colon and its value.' },
  )
  .superRefine((fields, context) => {
    for (const [name, value] of Object.entries(fields)) {
      const message = fieldProblem(name, value);
      if (message) context.addIssue({ code: 'custom', path: [name], message });
    }
  });

/** Where the forms are sent. */
export const formsSchema = z.strictObject({
  inquiry: endpoint().optional().describe('Where the project form is sent.'),
  contact: endpoint().optional().describe('Where the contact form is sent.'),
  fields: fieldsSchema
    .optional()
    .describe('Further fields that the service asks for, sent with both forms. Public.'),
});
