interface Publishable {
  draft?: boolean | undefined;
  /** `2025-04-15` */
  isoDate: string;
}

/**
 * Whether visitors may read an article: it is not a draft, and its day has begun. Days are in UTC, so that every
 * machine that builds the site decides alike.
 */
export function isPublished({ draft = false, isoDate }: Publishable, now: Date): boolean {
  return !draft && isoDate <= now.toISOString().slice(0, 10);
}
