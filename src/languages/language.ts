/** What HTML and Open Graph say about a language, which is a tag as BCP 47 has it: `en`, `pt-BR`. */

export function isRightToLeft(language: string): boolean {
  return new Intl.Locale(language).getTextInfo().direction === 'rtl';
}

/** `it_IT`: with the region where most people speak it, if the tag has none. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
