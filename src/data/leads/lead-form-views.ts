import { getContent } from '#data/content.ts';
import { getStrings } from '#data/languages.ts';
import { contactLinks, getSite } from '#data/site/site.ts';
import { getConnection } from './connections.ts';

/** The project form as a page shows it: its copy depends on whether it is connected. */
export function getInquiryForm(language: string) {
  const { connected, title, intro, labels, submit, success, withoutScript } = getContent(
    'inquiry',
    language,
  );
  const connection = getConnection('inquiry', getSite(), language, connected);
  return {
    intro: connection ? connected.intro : intro,
    /** Shown if the form does not work because its code did not load. A connected form does. */
    withoutScript: connection ? undefined : withoutScript,
    links: contactLinks(),
    form: {
      copy: { title, labels, submit, success: connection ? connected.success : success },
      connection,
      strings: getStrings(language).forms,
    },
  };
}

/** The contact form as a page shows it. */
export function getContactForm(language: string) {
  const { title, submit, notConnected, ...labels } = getContent('home', language).contact.form;
  const { connected } = getContent('inquiry', language);
  const site = getSite();
  const connection = getConnection('contact', site, language, connected);
  return {
    copy: { title, labels, submit, success: connected.success },
    connection,
    notConnected: connection ? undefined : { text: notConnected, email: site.email },
    strings: getStrings(language).forms,
  };
}
