/**
 * Single changes to the rules of the site, each of which some test must notice. Every constant and
 * comparison of the specification is changed once.
 */
export interface Mutation {
  /** Number of the rule in scripts/rules/rules.ts. */
  rule: string;
  file: string;
  /** Stands exactly once in the file. */
  from: string;
  to: string;
  /** The tests that are run: a folder or file of unit tests, or an end-to-end file. */
  tests: string;
  /** Of an end-to-end file, only the tests whose titles contain this. */
  titled?: string;
}

const chat = (rule: string, name: string, from: string, to: string): Mutation => ({
  rule,
  file: `src/features/chat/${name}.ts`,
  from,
  to,
  tests: 'src/features/chat',
});

const script = (rule: string, from: string, to: string): Mutation => ({
  rule,
  file: 'src/content/chat.yaml',
  from,
  to,
  tests: 'src/features/chat',
});

const inquiry = (rule: string, from: string, to: string): Mutation => ({
  rule,
  file: 'src/schemas/inquiry.ts',
  from,
  to,
  tests: 'src/features/inquiry',
});

const comment = (rule: string, name: string, from: string, to: string): Mutation => ({
  rule,
  file: `src/features/comments/${name}.ts`,
  from,
  to,
  tests: 'src/features/comments',
});

const particles = (from: string, to: string): Mutation => ({
  rule: '2.12',
  file: 'src/features/particles/field.ts',
  from,
  to,
  tests: 'src/features/particles',
});

const inBrowser = (
  rule: string,
  file: string,
  from: string,
  to: string,
  spec: string,
  titled: string,
): Mutation => ({ rule, file, from, to, tests: `tests/e2e/${spec}.spec.ts`, titled });

const header = 'src/features/header';

export const MUTATIONS: readonly Mutation[] = [
  {
    rule: '2.5',
    file: `${header}/scrolled.ts`,
    from: 'SCROLL_THRESHOLD = 20;',
    to: 'SCROLL_THRESHOLD = 21;',
    tests: header,
  },
  {
    rule: '2.5',
    file: `${header}/scrolled.ts`,
    from: 'scrollY > SCROLL_THRESHOLD',
    to: 'scrollY >= SCROLL_THRESHOLD',
    tests: header,
  },
  particles('PARTICLE_COUNT = 50', 'PARTICLE_COUNT = 49'),
  particles('LINK_DISTANCE = 100', 'LINK_DISTANCE = 99'),
  particles('squared >= limit', 'squared > limit'),
  particles('place > limit', 'place > limit + 1'),
  {
    rule: '2.19',
    file: 'src/features/carousel/slide-navigation.ts',
    from: "direction === 'ltr'",
    to: "direction === 'rtl'",
    tests: 'src/features/carousel',
  },

  chat('4.1', 'conversation', 'greeting, true);', 'greeting, false);'),
  chat('4.2', 'conversation', 'event.text.trim()', 'event.text'),
  chat('4.2', 'conversation', "if (text === '') return state;", ''),
  chat(
    '4.4',
    'conversation',
    'appendMessage(completeReply(state), text',
    'appendMessage(state, text',
  ),
  chat('4.5', 'conversation', 'QUICK_REPLY_LIMIT = 3', 'QUICK_REPLY_LIMIT = 2'),
  chat('4.5', 'conversation', 'messages.length < QUICK', 'messages.length <= QUICK'),
  comment(
    '4.10',
    'comment-store',
    '[...(posted.get(articleId) ?? NONE), comment]',
    '[comment, ...(posted.get(articleId) ?? NONE)]',
  ),
  comment('4.11', 'comment-store', 'posted.get(articleId) ?? NONE,', "posted.get('one') ?? NONE,"),

  inquiry('5.1', 'name: atLeast(2,', 'name: atLeast(3,'),
  inquiry('5.1', "name: atLeast(2, 'Name must be", "name: atLeast(1, 'Name must be"),
  inquiry('5.1', 'Name must be at least 2', 'Names must be at least 2'),
  inquiry('5.2', "z.email('Invalid email address')", "z.minLength(1, 'Invalid email address')"),
  inquiry('5.2', "'Invalid email address'", "'Wrong email address'"),
  inquiry('5.3', 'phone: atLeast(10,', 'phone: atLeast(11,'),
  inquiry('5.3', "phone: atLeast(10, 'Phone", "phone: atLeast(9, 'Phone"),
  inquiry('5.3', 'Phone number must be at least 10', 'Phone number must have at least 10'),
  inquiry('5.4', 'business: atLeast(2,', 'business: atLeast(3,'),
  inquiry('5.4', "business: atLeast(2, 'Please", "business: atLeast(1, 'Please"),
  inquiry('5.4', 'Please describe your business', 'Describe your business'),
  inquiry('5.5', "text === '' ? undefined : text", 'text'),
  inquiry('5.5', '/^https?$/', '/^https$/'),
  inquiry('5.5', '{ protocol: /^https?$/, error', '{ error'),
  inquiry('5.5', 'Invalid website URL', 'Invalid URL'),
  inquiry('5.6', 'z.string().check(z.trim(), z.minLength', 'z.string().check(z.minLength'),
  inquiry('5.6', "  'name',\n  'email',", "  'email',\n  'name',"),
  comment('5.7', 'post-comment', 'draft.name.trim()', 'draft.name'),
  comment('5.7', 'post-comment', 'draft.content.trim()', 'draft.content'),
  comment('5.7', 'post-comment', "if (name === '') fields.push('name');", ''),
  comment('5.7', 'post-comment', "if (content === '') fields.push('content');", ''),

  chat('9.1', 'reveal', 'REVEAL_INTERVAL_MS = 20', 'REVEAL_INTERVAL_MS = 25'),
  chat('9.1', 'reveal', 'Math.floor(elapsed', 'Math.ceil(elapsed'),
  chat('9.1', 'reveal', "granularity: 'grapheme'", "granularity: 'word'"),
  chat('9.1', 'reveal', 'REDUCED_MOTION_LIMIT_MS = 1000', 'REDUCED_MOTION_LIMIT_MS = 1100'),
  script('9.2', '  - How much does it cost?\n  - Can you', '  - Can you'),
  script('9.3', '[ai tools, offer]', '[offer]'),
  script('9.3', '[ai tools, offer]', '[ai tools]'),
  script('9.3', '- Predictive modeling', '- Forecasts'),
  script('9.4', '[cost, pricing, price]', '[pricing, price]'),
  // 'pricing' does not contain 'price'.
  script('9.4', '[cost, pricing, price]', '[cost, price]'),
  script('9.4', '[cost, pricing, price]', '[cost, pricing]'),
  script('9.4', '$999', '$899'),
  script('9.5', '[business, help]', '[help]'),
  script('9.5', '[business, help]', '[business]'),
  script('9.5', 'e-commerce, healthcare', 'healthcare'),
  script('9.5', '30-minute', '60-minute'),
  script('9.6', 'What is the challenge', 'What is the task'),
  chat('9.7', 'reply', 'message.toLowerCase()', 'message'),
  chat('9.7', 'reply', 'script.rules.find(', 'script.rules.findLast('),
  chat('9.7', 'reply', 'keywords.some(', 'keywords.every('),
  chat('9.7', 'reply', 'text.includes(word)', 'text.startsWith(word)'),
  {
    rule: '9.11',
    file: 'src/features/welcome/countdown.ts',
    from: 'left - (clock.now() - startedAt)',
    to: 'left',
    tests: 'src/features/welcome',
  },
  {
    rule: '9.13',
    file: 'src/lib/dates.ts',
    from: "dateStyle: 'long'",
    to: "dateStyle: 'medium'",
    tests: 'src/lib',
  },
  { rule: '9.13', file: 'src/lib/dates.ts', from: "'en-US'", to: "'en-GB'", tests: 'src/lib' },
  comment('9.14', 'post-comment', 'lastId + 1', 'lastId'),
  comment('9.14', 'post-comment', 'context.now.getTime()', '0'),

  inBrowser(
    '2.1',
    'src/pages/index.astro',
    '  {partners.length > 0 && <Partners copy={copy.partners} partners={partners} />}\n',
    '',
    'home-order',
    'header, hero',
  ),
  inBrowser(
    '2.6',
    `${header}/site-header.css`,
    '@media (width < 48rem) {',
    '@media (width <= 48rem) {',
    'header',
    '768 px',
  ),
  inBrowser(
    '2.7',
    `${header}/SiteHeader.tsx`,
    '<Button kind="primary" command="close" commandfor="menu">',
    '<Button kind="primary" command="show-modal" commandfor="inquiry">',
    'mobile-menu',
    'Launch only',
  ),
  inBrowser(
    '2.8',
    'src/sections/typed-word.css',
    '--per-letter: 100ms',
    '--per-letter: 110ms',
    'hero',
    '100 ms',
  ),
  inBrowser('2.10', 'src/sections/Hero.tsx', ' newTab>', '>', 'hero', 'new tab'),
  inBrowser(
    '2.18',
    'src/features/carousel/Carousel.island.tsx',
    'loop: true',
    'loop: false',
    'carousel',
    'at 1440 px',
  ),
  inBrowser(
    '2.23',
    'src/features/inquiry/InquiryForm.island.tsx',
    "    console.log('Project inquiry', inquiry);",
    "    console.log('Project inquiry', inquiry);\n    console.log('Project inquiry', inquiry);",
    'inquiry',
    'logged once',
  ),
  inBrowser(
    '2.24',
    'src/sections/testimonial-grid.css',
    'repeat(3, 1fr)',
    'repeat(2, 1fr)',
    'testimonials',
    '3 column',
  ),
  inBrowser(
    '2.28',
    'src/features/not-found/missing-path.client.ts',
    'console.error(',
    'console.warn(',
    'unknown-addresses',
    'logged',
  ),
  inBrowser(
    '4.6',
    'src/features/chat/useScrolling.ts',
    "? 'instant' : 'smooth'",
    "? 'instant' : 'instant'",
    'chat-scrolling',
    'smoothly',
  ),
  inBrowser(
    '4.8',
    `${header}/header.client.ts`,
    '(width >= 48rem)',
    '(width > 48rem)',
    'mobile-menu',
    'becomes wide',
  ),
  inBrowser(
    '4.12',
    'src/features/inquiry/InquiryForm.island.tsx',
    "    element.closest('dialog')?.close();\n",
    '',
    'inquiry',
    'dialog closed',
  ),
  inBrowser(
    '4.13',
    'src/hydration/intent.ts',
    'for (const repeat of state.held.values()) repeat();',
    '',
    'carousel',
    'before its code',
  ),
  inBrowser(
    '8.2',
    'src/content/comment-form.yaml',
    'title: Missing information',
    'title: Information missing',
    'comments',
    '§5 §8',
  ),
  inBrowser(
    '8.3',
    'src/content/comment-form.yaml',
    'title: Comment added',
    'title: Comment posted',
    'comments',
    '§4 §8',
  ),
  inBrowser(
    '8.4',
    'src/content/pages.yaml',
    'Oops! Page not found',
    'Page not found',
    'unknown-addresses',
    'any other',
  ),
  inBrowser(
    '9.8',
    'src/features/chat/chat.css',
    'height: 600px',
    'height: 599px',
    'hero',
    '600 px',
  ),
  inBrowser(
    '9.8',
    'src/styles/tokens.css',
    '--container-chat: 28rem',
    '--container-chat: 29rem',
    'hero',
    '600 px',
  ),
  inBrowser(
    '9.9',
    'src/styles/tokens.css',
    '--container-dialog: 500px',
    '--container-dialog: 501px',
    'services',
    '500 px',
  ),
  inBrowser(
    '9.10',
    'src/features/chat/useScrolling.ts',
    'SCROLLBAR_HIDE_DELAY_MS = 600',
    'SCROLLBAR_HIDE_DELAY_MS = 601',
    'chat-scrolling',
    '600 ms',
  ),
  inBrowser(
    '9.11',
    'src/features/welcome/welcome.client.ts',
    'WELCOME_DURATION_MS = 5000',
    'WELCOME_DURATION_MS = 5001',
    'welcome-notice',
    '5,000 ms',
  ),
  inBrowser(
    '9.11',
    'src/features/welcome/welcome.client.ts',
    'WELCOME_DURATION_MS = 5000',
    'WELCOME_DURATION_MS = 4999',
    'welcome-notice',
    '5,000 ms',
  ),
  inBrowser(
    '9.12',
    'src/sections/article-page.css',
    'height: 400px',
    'height: 401px',
    'articles',
    '400 px',
  ),
  inBrowser(
    '9.13',
    'src/content/articles/ai-healthcare-2025.md',
    'readTime: 8 min',
    'readTime: 9 min',
    'articles',
    'read time',
  ),
  inBrowser(
    '9.15',
    'src/features/carousel/carousel.css',
    '@media (width >= 48rem)',
    '@media (width > 48rem)',
    'carousel',
    '§9',
  ),
  inBrowser(
    '9.15',
    'src/features/carousel/carousel.css',
    'flex-basis: 50%',
    'flex-basis: 33%',
    'carousel',
    '§9',
  ),
  inBrowser(
    '9.15',
    'src/features/carousel/Carousel.island.tsx',
    "align: 'start'",
    "align: 'center'",
    'carousel',
    'at 1440 px',
  ),
];
