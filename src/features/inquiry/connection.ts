import type { InquiryCopy } from '#data/pages/inquiry-copy.ts';
import type { Site } from '#data/site/site-schema.ts';
import { sitePath } from '#formatting/site-path.ts';

/** Where a form is sent, what is sent with it, and what people are told about it. */
export interface Connection {
  action: string;
  /** Fields that nobody sees. */
  fields: Readonly<Record<string, string>>;
  /** The agency's address, for when sending fails. */
  email: string;
  privacy: InquiryCopy['connected']['privacy'];
}

/** The connection of a form, from `forms` in site.yaml; undefined where the form sends nothing. */
export function connectionOf(
  id: 'inquiry' | 'contact',
  { forms, email, languages }: Site,
  language: string,
  { privacy }: InquiryCopy['connected'],
): Connection | undefined {
  const endpoint = forms?.[id];
  if (!endpoint) return undefined;
  // Netlify receives forms at the site's own paths, with the fields that are in the built page.
  const netlify = { 'form-name': id, idempotency_key: '', seconds: '' };
  const fields = {
    ...forms.fields,
    ...(languages.length > 1 && { language }),
    ...(endpoint.startsWith('/') && netlify),
  };
  return {
    action: sitePath(endpoint),
    fields,
    email,
    privacy: { ...privacy, href: sitePath(privacy.href) },
  };
}
