const longUsFormat = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });

/** Made before a comment is posted: on a slow phone it takes 90 ms. */
const LOCAL = longUsFormat();

/**
 * `April 15, 2025`: long US format (Specification §3: Comment).
 *
 * @param timeZone such as `UTC`; the local one by default
 */
export function formatLongUsDate(date: Date, timeZone?: string): string {
  return (timeZone ? longUsFormat(timeZone) : LOCAL).format(date);
}

/**
 * `April 15, 2025` → `2025-04-15`, for `<time datetime>` and for sorting.
 *
 * @throws RangeError when the text is not such a date.
 */
export function isoDate(longUsDate: string): string {
  return new Date(`${longUsDate} UTC`).toISOString().slice(0, 10);
}
