const LONG_US = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** `April 15, 2025`: long US format, in the visitor's own time zone (Specification §3: Comment). */
export function formatLongUsDate(date: Date): string {
  return LONG_US.format(date);
}

/**
 * `April 15, 2025` → `2025-04-15`, for `<time datetime>` and for sorting.
 *
 * @throws RangeError when the text is not such a date.
 */
export function isoDate(longUsDate: string): string {
  return new Date(`${longUsDate} UTC`).toISOString().slice(0, 10);
}
