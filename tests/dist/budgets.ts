/**
 * What the site may weigh, in bytes after brotli (quality 11). A change that needs more raises the figure
 * here, in the same commit, where a reviewer sees it.
 */

/** Bytes that arrive with the first round trip of a new connection: ten packets. */
export const FIRST_ROUND_TRIP = Math.round(14.6 * 1024);

/** A page, its logo, fonts and styles that browsers ask for at once; an article has a portrait. */
export const FIRST_SCREEN_REQUESTS = 5;

/**
 * Whole pages by route (`routeOf`): HTML with its inline CSS, scripts and security policy. The ids that Astro
 * derives from the path of a checkout move these figures by about 50 bytes. Each holds for
 * the content that the specification names; ITEM_BUDGETS has what more content may add, and an article or
 * a statement is weighed without its own text.
 */
export const PAGE_BUDGETS: Readonly<Record<string, number>> = {
  '/': 22_170,
  '/404': 10_710,
  '/[statement]': 11_860,
  '/blog': 13_430,
  '/blog/404': 10_680,
  '/blog/[id]': 16_870,
  '/blog/category/[category]': 13_270,
  '/testimonials': 12_400,
};

/** What a page may grow by when it has more content than the specification names. */
interface ItemBudget {
  /** Selects the items on a page. */
  item: string;
  /** Items that the budgets of the pages include, by route. */
  included: Readonly<Record<string, number>>;
  /** Bytes for each further one. */
  each: number;
}

export const ITEM_BUDGETS: readonly ItemBudget[] = [
  {
    item: '.article-card',
    included: { '/': 3, '/blog': 3, '/blog/[id]': 2, '/blog/category/[category]': 1 },
    each: 250,
  },
  { item: '.service-card', included: { '/': 6 }, each: 600 },
  { item: '.partner-card', included: { '/': 4 }, each: 240 },
  { item: '.quote-card', included: { '/': 3, '/testimonials': 3 }, each: 250 },
  { item: '.comment', included: { '/blog/[id]': 2 }, each: 250 },
];

/** Styles of what is not in the first screen, of all pages: src/styles/late.css. */
export const LATE_STYLES_BUDGET = 7_100;

/** The form and its notices, when React is loaded already. */
export const INQUIRY_BUDGET = 20_450;

/** What runs unasked, and the carousel, which loads when it comes near the window. */
export const SCROLLED_HOME_BUDGET = 78_200;

/** An island's module and everything that it imports, React included. */
export const ISLAND_BUDGETS: Readonly<Record<string, number>> = {
  Carousel: 73_600,
  Chat: 68_000,
  CommentCount: 63_100,
  Comments: 65_500,
  InquiryForm: 70_000,
  Toaster: 75_900,
};

/** JavaScript that runs before the visitor does anything, by route. */
export const UNASKED_BUDGETS: Readonly<Record<string, number>> = {
  '/': 5_370,
  '/404': 3_630,
  '/[statement]': 3_590,
  '/blog': 3_590,
  '/blog/404': 3_590,
  '/blog/[id]': 3_980,
  '/blog/category/[category]': 3_590,
  '/testimonials': 3_590,
};

/** All font files of the build together; a first visit loads two of them. Fonts are compressed already. */
export const FONT_BUDGET = 115_000;
