import { getContent } from '#data/content.ts';
import type { Content } from '#data/content-schemas.ts';
import { getContactLinks } from '#data/site/contact-details.ts';
import { toLanguagePath } from '#data/site/paths.ts';
import { getFirstLanguage, getSettings } from '#data/site/site.ts';
import type { Settings } from '#data/site/site-schema.ts';
import { toAbsoluteUrl, toSitePath } from '#formatting/site-path.ts';
import { getStrings } from '#languages/dictionaries.ts';
import type { HIDDEN_FIELDS, LeadFormId } from './lead-forms.ts';

const THANKS = '/thanks';

/** Whether at least one of the forms is connected. */
export function isConnected({ forms }: Pick<Settings, 'forms'>): boolean {
  return Boolean(forms?.inquiry || forms?.contact);
}

/** Where a form is sent, its hidden fields, and the privacy line below its button. */
export type Connection = NonNullable<ReturnType<typeof getConnection>>;

/** The connection of a form, from `forms` in site.yaml; undefined if the form is not connected. */
export function getConnection(
  id: LeadFormId,
  { forms, email, languages, url }: Settings,
  language: string,
  { privacy }: Content<'inquiry'>['connected'],
) {
  const endpoint = forms?.[id];
  if (!endpoint) return undefined;
  const isOwnPath = endpoint.startsWith('/');
  const thanks = toLanguagePath(language, THANKS);
  /** Adds the base path to a path on this site. The address of the thanks page becomes that in the page's language. */
  const localize = (path: string) => {
    const page = path.replace(/(\/|\.html)$/, '');
    for (const known of [THANKS, toLanguagePath(getFirstLanguage(), THANKS)]) {
      if (page === toAbsoluteUrl(known, url)) return toAbsoluteUrl(thanks, url);
      if (page === known || page === toSitePath(known)) return toSitePath(thanks);
    }
    return path.startsWith(toSitePath('/')) ? path : toSitePath(path);
  };
  const ownFields = (forms.fields ?? []).map(({ name, value }) => [name, localize(value)]);
  const hidden: Partial<Record<(typeof HIDDEN_FIELDS)[number], string>> = {
    ...(languages.length > 1 && { language }),
    // Tells Netlify which form was sent.
    ...(isOwnPath && { 'form-name': id }),
    // Filled in when the form is sent (useLeadForm.ts). Netlify accepts them only if the built page has them.
    idempotency_key: '',
    seconds: '',
  };
  const fields: Readonly<Record<string, string>> = { ...Object.fromEntries(ownFields), ...hidden };
  return {
    /** The form's attributes. Netlify detects forms in the built pages, and receives them at paths on the site. */
    form: {
      method: 'post',
      action: localize(endpoint),
      ...(isOwnPath && { name: id, 'data-netlify': 'true' }),
    } as const,
    /** The thanks page in the language of the form's page. */
    thanks: toSitePath(thanks),
    fields,
    /** Shown if sending fails. */
    email,
    privacy: { ...privacy, href: toSitePath(privacy.href) },
  };
}

/** The project form as a page shows it: its copy depends on whether it is connected. */
export function getInquiryForm(language: string) {
  const { connected, title, intro, labels, submit, success, withoutScript } = getContent(
    'inquiry',
    language,
  );
  const connection = getConnection('inquiry', getSettings(), language, connected);
  return {
    intro: connection ? connected.intro : intro,
    /** Shown if the form's code did not load. A connected form works without its code. */
    withoutScript: connection ? undefined : withoutScript,
    hrefs: getContactLinks(),
    form: {
      copy: { title, labels, submit, success: connection ? connected.success : success },
      connection,
      strings: getStrings(language).forms,
    },
  };
}

export function getContactForm(language: string) {
  const { title, submit, notConnected, ...labels } = getContent('home', language).contact.form;
  const { connected } = getContent('inquiry', language);
  const site = getSettings();
  const connection = getConnection('contact', site, language, connected);
  return {
    copy: { title, labels, submit, success: connected.success },
    connection,
    notConnected: connection ? undefined : { text: notConnected, email: site.email },
    strings: getStrings(language).forms,
  };
}
