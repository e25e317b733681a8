import type { PluralForms } from '#formatting/messages.ts';

/**
 * The strings of the interface in one language: all that visitors see or hear and that is not content. What stands in
 * braces is filled in, and may stand anywhere in its text.
 */
export interface Strings {
  /** What the language calls itself. */
  languageName: string;
  /** Around what somebody says, and around titles. */
  quotes: readonly [start: string, end: string];
  /** The first link of every page, for the keyboard. */
  skipToContent: string;
  /** Said after the name of the agency: where its logo leads. */
  homePage: string;
  /** Said in brackets after the text of a link. */
  opensInNewTab: string;
  /** Closes a dialog. */
  close: string;
  /** Closes a notice. */
  dismiss: string;
  pauseAnimation: string;
  /** Said after ‘Learn more’. */
  aboutTitle: string;
  /** Said instead of the stars. */
  outOfFive: string;
  /** Beside the date of an article. */
  readTime: string;
  /** The last line of a page of text. */
  lastReviewed: string;
  header: {
    /** Names the links of the header. */
    main: string;
    menu: string;
    openMenu: string;
    closeMenu: string;
  };
  footer: {
    /** Names the links of the footer. */
    label: string;
    socialMedia: string;
    /** Said before the name of a social network: where its link leads. */
    onNetwork: string;
    /** These two come before a number. */
    registrationNumber: string;
    vatNumber: string;
  };
  /** Whether the site is light or dark. */
  theme: { legend: string; light: string; dark: string; system: string };
  /** What texts in Markdown get. */
  text: {
    /** The heading of the footnotes. */
    sources: string;
    backToReference: string;
    table: string;
    /** Tasks of a list. */
    done: string;
    toDo: string;
    /** The button on a still, and the link below it. */
    video: { play: string; watch: string };
    /** The titles of boxes. */
    callouts: Record<'note' | 'tip' | 'important' | 'warning' | 'caution', string>;
  };
  /** In the file for language models. */
  llms: { contact: string; form: string; services: string; pages: string; articles: string };
  chat: {
    /** Names the area that scrolls. */
    conversation: string;
    /** Names the log in it. */
    messages: string;
    /** Names the quick replies. */
    suggestions: string;
    send: string;
    startOver: string;
    /** Leads to what has come in below. */
    newMessage: string;
    /** Said before each message: who wrote it. */
    assistant: string;
    you: string;
    bookConsultation: string;
  };
  carousel: {
    /** Names the whole. */
    label: string;
    /** Names the area that scrolls. */
    slides: string;
    /** What whole and part are called: said in place of ‘group’. */
    carousel: string;
    slide: string;
    place: string;
    previous: string;
    next: string;
  };
  comments: {
    /** Above the comments. */
    heading: PluralForms;
    /** In the head of the article. */
    count: PluralForms;
  };
  forms: {
    /** What is wrong, by field. */
    invalid: Record<'name' | 'email' | 'phone' | 'business' | 'website' | 'message', string>;
    /** The notice if a form was not sent and is out of sight, and its second line. */
    notSent: string;
    writeTo: string;
    /** At the end of an e-mail that holds only the beginning of what was written. */
    truncationNote: string;
  };
  /** The end of a form that is sent. */
  sending: {
    sending: string;
    tryAgain: string;
    /** Before the two buttons that are there then. */
    notSent: string;
    sendByEmail: string;
    copyText: string;
    /** Beside a link to such an e-mail. */
    tooLong: string;
    copied: string;
    denied: string;
  };
  /** Names the place where notices are. */
  notifications: string;
}
