/**
 * The rules of the specification, one line each, and how to find the tests that prove them. The
 * number is the section of docs/specification.md and a place in it.
 */
export interface Rule {
  id: `${2 | 4 | 5 | 8 | 9}.${number}`;
  rule: string;
  /** Match `file › title` of every test, and of every named step, that the rule rests on. */
  tests: RegExp[];
}

export const RULES: readonly Rule[] = [
  {
    id: '2.1',
    rule: 'The home page: header, hero, services, projects, testimonials, blog, contact, footer',
    tests: [/home-order.*: header, hero/, /home-order.*opening \/#/],
  },
  {
    id: '2.2',
    rule: 'A welcome notice appears on load of the home page',
    tests: [/welcome-notice.*§2 /],
  },
  {
    id: '2.3',
    rule: 'Header: links to Services, Projects, Blog and Contact, from any page',
    tests: [/header\.spec.*(lead to|leads from)/],
  },
  {
    id: '2.4',
    rule: 'Header: Launch opens the Start Your Project dialog',
    tests: [/§2 Header: Launch/, /§2 Launch in the header/],
  },
  {
    id: '2.5',
    rule: 'Header: translucent once the page is scrolled more than 20 px',
    tests: [/scrolled\.test/, /header\.spec.*(translucent|opaque)/],
  },
  {
    id: '2.6',
    rule: 'Small screens: a full-screen menu with the same links and a Launch button',
    tests: [/mobile-menu.*full screen/, /mobile-menu.*fits screens/, /header\.spec.*768 px/],
  },
  {
    id: '2.7',
    rule: 'Menu: a link closes it, and Launch only closes it',
    tests: [/mobile-menu.*(link|Launch only)/],
  },
  {
    id: '2.8',
    rule: "Hero: the word 'Transformed' types itself at 100 ms per letter",
    tests: [/hero\.spec.*(types the word|typed letters|typing|typed word|whole word)/],
  },
  {
    id: '2.9',
    rule: "Hero: 'Start Your Project' opens the dialog",
    tests: [/Start Your Project.*opens the dialog/],
  },
  {
    id: '2.10',
    rule: "Hero: 'Get Your Free Digital Consultation' opens the booking page in a new tab",
    tests: [/Digital Consultation.*new tab/],
  },
  {
    id: '2.11',
    rule: "Hero: '100+ Satisfied Clients Worldwide' links to /testimonials",
    tests: [/100\+ Satisfied Clients/],
  },
  {
    id: '2.12',
    rule: 'Hero: 50 particles, links between those closer than 100 px',
    tests: [/field\.test/, /particles\.spec/],
  },
  {
    id: '2.13',
    rule: "Services: six cards with icon, title, description and 'Learn more'",
    tests: [/services\.spec.*six cards/],
  },
  {
    id: '2.14',
    rule: "Services: 'Learn more' opens a modal with title, body and box",
    tests: [/services\.spec.*(Learn more' opens|\/#service)/, /services\.spec.*its box/],
  },
  {
    id: '2.15',
    rule: 'Projects: four logo cards, each to its site in a new tab',
    tests: [/partners\.spec/],
  },
  {
    id: '2.16',
    rule: 'Blog teasers: three cards that lead to their articles, a link to /blog',
    tests: [/blog-teasers\.spec/],
  },
  {
    id: '2.17',
    rule: 'Carousel: three testimonials, headings and the link to all of them',
    tests: [/carousel\.spec.*headings/],
  },
  {
    id: '2.18',
    rule: 'Carousel: loops; previous and next, disabled only where too few testimonials loop',
    tests: [/carousel\.spec.*(loop|a single)/, /carousel\.spec.*right-to-left/],
  },
  {
    id: '2.19',
    rule: 'Carousel: left and right arrow keys',
    tests: [/slide-navigation\.test/, /carousel\.spec.*(arrow keys|by key)/],
  },
  {
    id: '2.20',
    rule: 'Contact: e-mail, phone, a Malta address, a form that sends nothing',
    tests: [/contact\.spec.*§2/],
  },
  {
    id: '2.21',
    rule: "Footer: eight links and four social icons, all to '#'",
    tests: [/footer\.spec/],
  },
  {
    id: '2.22',
    rule: 'Start Your Project dialog: five labelled fields',
    tests: [/inquiry\.spec.*(labels in order|every kind of page|which keyboard)/],
  },
  {
    id: '2.23',
    rule: 'Inquiry: values are only logged on the client',
    tests: [/inquiry\.spec.*logged once/],
  },
  {
    id: '2.24',
    rule: 'Testimonials page: heading, subheading, intro, three cards with five stars in 1, 2 or 3 columns',
    tests: [/testimonials\.spec/],
  },
  {
    id: '2.25',
    rule: 'Article: back link, badge, title, date, read time, comment count, author, text',
    tests: [/articles\.spec.*§2/],
  },
  {
    id: '2.26',
    rule: "Article: 'Comments (n)', the comments or the line for none, the form",
    tests: [/articles\.spec.*(heading 'Comments|Leave a comment)/, /comments\.spec.*count/],
  },
  {
    id: '2.27',
    rule: "Unknown article: 'Blog Post Not Found', its text and 'Return Home'",
    tests: [/unknown-addresses.*unknown article/],
  },
  {
    id: '2.28',
    rule: "Not-found page: '404', 'Oops! Page not found', 'Return to Home'; the path is logged",
    tests: [/unknown-addresses.*(any other|logged)/],
  },
  {
    id: '4.1',
    rule: 'Chat: starts with one bot greeting',
    tests: [/conversation\.test.*one greeting/, /chat\.spec.*greeting/],
  },
  {
    id: '4.2',
    rule: 'Chat: sends trimmed, non-empty text',
    tests: [
      /conversation\.test.*(trimmed|blank|literally|100,000)/,
      /chat\.spec.*blank/,
      /long-text/,
      /message-bubble/,
    ],
  },
  { id: '4.3', rule: 'Chat: a quick reply is sent when tapped', tests: [/chat.*quick reply/] },
  {
    id: '4.4',
    rule: 'Chat: a typing indicator while the reply is revealed, then the full reply is appended',
    tests: [
      /conversation\.test.*types/,
      /chat\.spec.*(revealed|while the bot types completes)/,
      /chat-announcements/,
    ],
  },
  {
    id: '4.5',
    rule: 'Chat: quick replies only while fewer than 3 messages exist',
    tests: [/conversation\.test.*quick replies/, /chat\.spec.*fewer than 3/],
  },
  {
    id: '4.6',
    rule: 'Chat: the view scrolls smoothly to the newest message',
    tests: [/chat-scrolling/],
  },
  {
    id: '4.7',
    rule: 'Dialogs open and close',
    tests: [/§4 Service dialog/, /inquiry\.spec.*(closed|dialog closed)/],
  },
  { id: '4.8', rule: 'Mobile menu: open and closed', tests: [/§4 Menu/] },
  { id: '4.9', rule: 'Header: scrolled and not scrolled, also on load', tests: [/§4 Header/] },
  {
    id: '4.10',
    rule: 'Comments: posting appends at the end and clears both fields',
    tests: [/comment-store\.test/, /comments\.spec.*§4/],
  },
  {
    id: '4.11',
    rule: 'Comments: in memory, lost on reload, one list per article',
    tests: [/comment-store\.test.*per article/, /comments\.spec.*lost on reload/],
  },
  {
    id: '4.12',
    rule: 'Inquiry: a valid submit gives the notice and closes the dialog',
    tests: [/inquiry\.spec.*§4/, /inquiry\.spec.*notice/],
  },
  {
    id: '4.13',
    rule: 'Before hydration: nothing pressed or typed is lost',
    tests: [/hydration/, /before its code arrives/],
  },
  {
    id: '5.1',
    rule: 'name: at least 2 characters',
    tests: [/validate\.test.* › name /, /inquiry-rules.* › name:/],
  },
  {
    id: '5.2',
    rule: 'email: a valid address',
    tests: [/validate\.test.* › email /, /inquiry-rules.* › email:/],
  },
  {
    id: '5.3',
    rule: 'phone: at least 10 characters',
    tests: [/validate\.test.* › phone /, /inquiry-rules.* › phone:/],
  },
  {
    id: '5.4',
    rule: 'business: at least 2 characters',
    tests: [/validate\.test.* › business /, /inquiry-rules.* › business:/],
  },
  {
    id: '5.5',
    rule: 'website: optional; if given, a valid URL',
    tests: [
      /validate\.test.*website/,
      /inquiry-rules.* › website:/,
      /inquiry\.spec.*empty website/,
    ],
  },
  {
    id: '5.6',
    rule: 'Inquiry: every field for itself, with its message',
    tests: [
      /validate\.test.*(messages come|empty inquiry|whatever is entered|100,000)/,
      /inquiry.*§5 (§8 )?(each field|an empty|a message goes)/,
    ],
  },
  {
    id: '5.7',
    rule: 'Comment: name and text non-empty after trimming; otherwise the notice, and nothing is added',
    tests: [
      /post-comment\.test.*(lacks|literally|100,000)/,
      /comments\.spec.*§5/,
      /comment-item\.test/,
    ],
  },
  { id: '5.8', rule: 'Contact form: no validation', tests: [/contact\.spec.*no validation/] },
  {
    id: '8.1',
    rule: 'Inquiry field invalid: the message of its rule',
    tests: [/§5 §8 (each field|an empty form)/],
  },
  {
    id: '8.2',
    rule: "Comment incomplete: 'Missing information', destructive",
    tests: [/comments\.spec.*§5 §8/],
  },
  {
    id: '8.3',
    rule: "Comment posted: 'Comment added', success",
    tests: [/comments\.spec.*§4 §8/, /toasts\.spec/, /notices\.test/],
  },
  {
    id: '8.4',
    rule: 'Unknown route: the not-found page, status 404',
    tests: [/unknown-addresses.*any other/, /§8 without JavaScript unknown/],
  },
  {
    id: '8.5',
    rule: "Unknown article: 'Blog Post Not Found', status 404",
    tests: [/unknown-addresses.*unknown article/],
  },
  {
    id: '9.1',
    rule: 'Chat reply speed: 20 ms per character',
    tests: [/reveal\.test/, /chat\.spec.*20 ms/],
  },
  {
    id: '9.2',
    rule: 'The three quick replies, in order',
    tests: [/script\.test.*quick replies/, /chat\.spec.*three quick replies/],
  },
  {
    id: '9.3',
    rule: "Chat rule 1: 'ai tools' or 'offer', five offerings",
    tests: [/script\.test.*rule 1/, /reply\.test.*“tools”/, /chat\.spec.*rule 1/],
  },
  {
    id: '9.4',
    rule: "Chat rule 2: 'cost', 'pricing' or 'price', from $999/month",
    tests: [/script\.test.*rule 2/, /reply\.test.*“price”/, /chat\.spec.*rule 2/],
  },
  {
    id: '9.5',
    rule: "Chat rule 3: 'business' or 'help', past work and a free consultation of 30 minutes",
    tests: [/script\.test.*rule 3/, /reply\.test.*“help”/, /chat\.spec.*rule 3/],
  },
  {
    id: '9.6',
    rule: 'Chat rule 4: anything else, the general reply',
    tests: [/script\.test.*rule 4/, /reply\.test.*“fallback”/, /chat\.spec.*rule 4/],
  },
  {
    id: '9.7',
    rule: 'Chat rules are checked in order',
    tests: [
      /script\.test.*in order: /,
      /reply\.test.*first rule in order/,
      /chat\.spec.*(in their order|words of all rules)/,
    ],
  },
  { id: '9.8', rule: 'Chat panel: 600 px high, about 28rem wide at most', tests: [/600 px high/] },
  { id: '9.9', rule: 'Dialogs: 500 px wide at most', tests: [/500 px/] },
  { id: '9.10', rule: 'The scroll area hides its scrollbar after 600 ms', tests: [/600 ms/] },
  {
    id: '9.11',
    rule: 'The welcome notice lasts 5,000 ms',
    tests: [/countdown\.test/, /welcome-notice.*§9/],
  },
  { id: '9.12', rule: 'The cover is 400 px high', tests: [/cover image is 400 px/] },
  {
    id: '9.13',
    rule: 'Three articles with their dates and read times; new comments are dated in the long US format',
    tests: [
      /articles\.spec.*date, read time/,
      /dates\.test/,
      /post-comment\.test.*long US date/,
      /comments\.spec.*long US format/,
    ],
  },
  {
    id: '9.14',
    rule: 'New comments: the timestamp as id, distinct within a millisecond',
    tests: [/post-comment\.test.*(timestamp|millisecond)/, /comments\.spec.*one millisecond/],
  },
  {
    id: '9.15',
    rule: 'Carousel: 2 per row from medium screens, aligned to start',
    tests: [/carousel\.spec.*§9/],
  },
];
