import { LONGEST_TITLE } from '../reading/fields.ts';

/** The `<title>`: the page's title with the brand, unless it already names it or gets too long. */
export function pageTitle(title: string, brand: string): string {
  const branded = `${title} — ${brand}`;
  return title.includes(brand) || branded.length > LONGEST_TITLE ? title : branded;
}
