import { LONGEST_TITLE } from '../reading/fields.ts';

/** The `<title>`: the page's own with the brand after it, unless it names it already or gets too long. */
export function pageTitle(title: string, brand: string): string {
  const branded = `${title} — ${brand}`;
  return title.includes(brand) || branded.length > LONGEST_TITLE ? title : branded;
}
