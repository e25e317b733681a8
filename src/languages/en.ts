import type { PluralForms } from '#formatting/messages.ts';

/**
 * The strings of the interface: everything visitors see or hear that is not content. A placeholder in braces,
 * `{count}`, may be anywhere in its string. The other languages have the same fields.
 */
export type Strings = typeof en;

export const en = {
  /** These enclose quotations and titles. */
  quotes: ['“', '”'] as readonly [start: string, end: string],
  /** The first link of a page, for the keyboard. */
  skipToContent: 'Skip to the content',
  /** Screen readers read this after the agency's name in the logo, which links there. */
  homePage: 'home page',
  /** Screen readers read this after the text of a link, in brackets. */
  opensInNewTab: 'opens in a new tab',
  /** Closes a dialog. */
  close: 'Close',
  /** Closes a toast or the welcome notice. */
  dismiss: 'Dismiss',
  pauseAnimation: 'Pause animation',
  /** Screen readers read this after ‘Learn more’. */
  aboutTitle: 'about {title}',
  /** Screen readers read this instead of the stars. */
  outOfFive: '{rating} out of 5',
  /** Shown beside the date of an article, and in its link preview. */
  readTime: '{minutes} min read',
  /** Shown beside the heading of a prose page. */
  lastReviewed: 'Last reviewed on {date}.',
  header: {
    /** Names the links in the header. */
    main: 'Main',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
  },
  footer: {
    /** Names the links in the footer. */
    label: 'Footer',
    socialMedia: 'Social media',
    /** Screen readers read this before the name of a social network, which is a link. */
    onNetwork: '{name} on',
    /** A number follows each of these two. */
    registrationNumber: 'Registration number',
    vatNumber: 'VAT number',
  },
  theme: { legend: 'Colour scheme', light: 'Light', dark: 'Dark', system: 'System' },
  /** Added to the texts of articles and other pages. */
  text: {
    /** The heading of the footnotes. */
    sources: 'Sources',
    backToReference: 'Back to reference {reference}',
    table: 'Table',
    formula: 'Formula',
    /** Screen readers read one of these for each task in a list. */
    done: 'Done',
    toDo: 'To do',
    /** The button that plays a video, and the link below it. */
    video: { play: 'Play video from {service}', watch: 'Watch on {service}' },
    /** The titles of callouts. */
    callouts: {
      note: 'Note',
      tip: 'Tip',
      important: 'Important',
      warning: 'Warning',
      caution: 'Caution',
    },
  },
  /** Used in llms.txt, the file for language models. */
  llms: {
    contact: 'Contact: {email}, {phone}',
    form: 'or the form at {url}',
    services: 'Services',
    pages: 'Pages',
    cases: 'Case studies',
    articles: 'Articles',
  },
  /** The search on the list of articles. */
  search: {
    label: 'Search this site',
    /** Announced, and shown above the results. */
    count: { one: '{count} result', other: '{count} results' } as PluralForms,
    /** The button that shows more results. */
    more: 'Show more',
    failed: 'The search did not load. Try again, or choose from the list below.',
    /** What a result is. `plain` is any other page. */
    kinds: { article: 'Article', case: 'Case', service: 'Service', plain: 'Page' },
  },
  chat: {
    /** Names the area that scrolls. */
    conversation: 'Conversation',
    /** Names the log of messages in the area that scrolls. */
    messages: 'Messages',
    /** Names the quick replies. */
    suggestions: 'Suggested questions',
    send: 'Send',
    /** The button that scrolls to a new message. */
    newMessage: 'New message',
    /** Screen readers read one of these before each message, to say who wrote it. */
    assistant: 'Assistant:',
    you: 'You:',
    bookConsultation: 'Book a free consultation',
  },
  carousel: {
    /** Names the carousel. */
    label: 'Testimonials',
    /** Names the area that scrolls. */
    slides: 'Slides',
    /** Screen readers read these two instead of ‘group’. */
    carousel: 'carousel',
    slide: 'slide',
    place: '{place} of {count}',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
  },
  comments: {
    /** Shown above the comments. */
    heading: { other: 'Comments ({count})' } as PluralForms,
    /** Shown in the head of the article. */
    count: { one: '{count} comment', other: '{count} comments' } as PluralForms,
  },
  forms: {
    /** Error messages, by field. */
    invalid: {
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      phone: 'Phone number must be at least 10 characters',
      business: 'Please describe your business',
      website: 'Invalid website URL',
      message: 'Please write a message',
    },
    notSent: 'Not sent. Nothing is lost: the form is as you left it.',
    /** The second line of a toast, after ‘Not sent’. */
    writeTo: 'You can also write to {email}.',
    sending: 'Sending…',
    tryAgain: 'Try again',
    sendByEmail: 'Send it by e-mail',
    /** The end of an e-mail that contains only the beginning of the text. */
    truncationNote: 'The rest did not fit into this e-mail: please copy it from the form.',
  },
  /** Names the region of toasts. */
  notifications: 'Notifications',
};
