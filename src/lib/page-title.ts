/** Characters that search results show of a title before they cut it off. */
const MAX_LENGTH = 60;

/** The title of an article's page: the agency's name follows where there is room for both. */
export function pageTitle(title: string, siteName: string): string {
  const both = `${title} — ${siteName}`;
  return both.length <= MAX_LENGTH ? both : title;
}
