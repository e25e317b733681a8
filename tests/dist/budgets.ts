/**
 * What the site may weigh, in bytes after brotli (quality 11). A size above its `budget` fails
 * `npm run test:dist`; `measured` is the size when the budget was set, about 5 % below it. A change
 * that needs more raises both here, in the same commit, where a reviewer sees it. `goal` is where a
 * figure should get to: it is reported and fails nothing.
 */
export interface Budget {
  budget: number;
  measured: number;
  goal?: number;
}

/** Bytes that arrive with the first round trip of a new connection: ten packets. */
export const FIRST_ROUND_TRIP = Math.round(14.6 * 1024);

/** Enough to know what to load when the visitor does something. */
const SMALL_SCRIPT = 2 * 1024;

/** A page, its pictures, fonts and styles that browsers ask for at once; an article has a portrait. */
export const FIRST_SCREEN_REQUESTS = 4;

/**
 * Whole pages by route (`routeOf`): HTML with its inline CSS and scripts. What the first paint needs is
 * less, see above. Each holds for the content that the specification names; what more content may add is
 * in ITEM_BUDGETS, and an article or a statement is weighed without its own text.
 */
export const PAGE_BUDGETS: Readonly<Record<string, Budget>> = {
  '/': { budget: 20_800, measured: 20_193, goal: FIRST_ROUND_TRIP },
  '/404': { budget: 9_140, measured: 8_868, goal: FIRST_ROUND_TRIP },
  '/[statement]': { budget: 10_260, measured: 9_960, goal: FIRST_ROUND_TRIP },
  '/blog': { budget: 11_170, measured: 10_841, goal: FIRST_ROUND_TRIP },
  '/blog/404': { budget: 9_120, measured: 8_846, goal: FIRST_ROUND_TRIP },
  '/blog/[id]': { budget: 14_130, measured: 13_712, goal: FIRST_ROUND_TRIP },
  '/blog/category/[category]': { budget: 10_930, measured: 10_607, goal: FIRST_ROUND_TRIP },
  '/testimonials': { budget: 10_300, measured: 9_998, goal: FIRST_ROUND_TRIP },
};

/** What a page may grow by when there is more content than the specification names. */
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
  { item: '.partner-card', included: { '/': 4 }, each: 120 },
  { item: '.quote-card', included: { '/': 3, '/testimonials': 3 }, each: 250 },
  { item: '.comment', included: { '/blog/[id]': 2 }, each: 250 },
];

/** Styles of what nobody sees before they do something: src/styles/late.css, one file for all pages. */
export const LATE_STYLES_BUDGET: Budget = { budget: 1_610, measured: 1_568 };

/** The form and its notices, when React is there already. */
export const INQUIRY_BUDGET: Budget = { budget: 20_850, measured: 19_858, goal: 25 * 1024 };

/** What runs unasked, and the carousel, which loads when it comes near the window. */
export const SCROLLED_HOME_BUDGET: Budget = { budget: 79_850, measured: 76_051, goal: 90 * 1024 };

/** An island's module and everything that it imports, React included. */
export const ISLAND_BUDGETS: Readonly<Record<string, Budget>> = {
  Carousel: { budget: 76_540, measured: 72_904 },
  Chat: { budget: 70_660, measured: 67_297 },
  CommentCount: { budget: 65_820, measured: 62_691 },
  Comments: { budget: 69_370, measured: 66_070 },
  InquiryForm: { budget: 74_220, measured: 70_693 },
  Toaster: { budget: 78_940, measured: 75_188 },
};

/** JavaScript that runs before the visitor does anything, by route. */
export const UNASKED_BUDGETS: Readonly<Record<string, Budget>> = {
  '/': { budget: 3_700, measured: 3_604 },
  '/404': { budget: 1_880, measured: 1_849, goal: SMALL_SCRIPT },
  '/[statement]': { budget: 1_850, measured: 1_813, goal: SMALL_SCRIPT },
  '/blog': { budget: 1_850, measured: 1_813, goal: SMALL_SCRIPT },
  '/blog/404': { budget: 1_850, measured: 1_813, goal: SMALL_SCRIPT },
  '/blog/[id]': { budget: 2_100, measured: 2_048, goal: SMALL_SCRIPT },
  '/blog/category/[category]': { budget: 1_850, measured: 1_813, goal: SMALL_SCRIPT },
  '/testimonials': { budget: 1_850, measured: 1_813, goal: SMALL_SCRIPT },
};

/** All font files of the build together. Fonts are compressed already. */
export const FONT_BUDGET: Budget = { budget: 60 * 1024, measured: 57_312 };

/** The two Latin files; the Maltese ones load only where a page has such a letter. */
export const PRELOADED_FONTS = 2;
