/**
 * What the sample weighs, in bytes after brotli (quality 11), and how much it may grow unseen. A change that
 * needs more raises the figures here, in the same commit, where a reviewer sees it.
 */

/** Room for an ordinary change, such as a sentence of copy or an icon. */
export const limitOf = (size: number): number => size + Math.max(300, Math.round(0.02 * size));

/** The sizes of a page, the whole of it and its parts, each compressed for itself. */
interface PageSize {
  /** HTML with its inline styles and scripts. */
  page: number;
  markup: number;
  styles: number;
  /** JavaScript that runs before the visitor does anything. */
  scripts: number;
}

/**
 * Pages by route (`routeOf`). An article or a statement is weighed without its own text.
 */
export const PAGES: Readonly<Record<string, PageSize>> = {
  '/': { page: 23_270, markup: 10_870, styles: 7_190, scripts: 5_030 },
  '/404': { page: 10_100, markup: 3_190, styles: 3_750, scripts: 3_130 },
  '/[statement]': { page: 12_880, markup: 3_800, styles: 6_010, scripts: 3_010 },
  '/blog': { page: 12_950, markup: 4_970, styles: 4_860, scripts: 3_100 },
  '/blog/404': { page: 10_080, markup: 3_180, styles: 3_750, scripts: 3_100 },
  '/blog/[id]': { page: 17_340, markup: 6_960, styles: 6_710, scripts: 3_480 },
  '/blog/category/[category]': { page: 12_790, markup: 4_800, styles: 4_860, scripts: 3_100 },
  '/testimonials': { page: 11_980, markup: 4_060, styles: 4_730, scripts: 3_100 },
};

/** Styles of what is not in the first screen, of all pages: src/styles/late.css. */
export const LATE_STYLES = 7_530;

/** The modules that every island needs: React, for the most part. */
export const SHARED = 60_250;

/** What an island's module imports besides them. */
export const ISLANDS: Readonly<Record<string, number>> = {
  Carousel: 10_540,
  Chat: 4_620,
  CommentCount: 520,
  Comments: 3_120,
  InquiryForm: 7_630,
  Toaster: 13_010,
};

/** The two font files that a visit loads, whichever the typefaces are. Fonts are compressed already. */
export const FONTS = 90_000;
