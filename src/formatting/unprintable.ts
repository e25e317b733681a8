const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\uFEFF\uFFFE\uFFFF]/gu;

/** A text without byte-order marks and control characters: XML must not have them, and nobody sees them. */
export function dropUnprintable(text: string): string {
  return text.replace(UNPRINTABLE, '');
}
