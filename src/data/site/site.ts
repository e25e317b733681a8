import { contentFiles } from '#data/content-files.ts';
import { contentFolder, getFirstLanguage } from '#data/languages.ts';
import { memoize } from '#data/reading/memoize.ts';
import { ContentError, readContent } from '#data/reading/read-content.ts';
import { phoneLink } from '#formatting/contact-details.ts';
import { parseSite, SITE_FILE } from './read-site.ts';
import { type Site, siteTranslationSchema } from './site-schema.ts';

/**
 * The agency and the settings of its site. In another language, the texts in that language's site.yaml replace those in
 * the first.
 *
 * @throws ContentError with every problem in the file.
 */
export function getSite(language = getFirstLanguage()): Site {
  return siteIn(language);
}

const siteIn = memoize((language: string): Site => {
  const [file] = contentFiles(`${contentFolder(language)}site.yaml`);
  if (language === getFirstLanguage()) {
    if (!file)
      throw new ContentError([`${SITE_FILE}: The file is missing. Restore it: the site needs it.`]);
    const { site, problems } = parseSite(file.text);
    if (!site) throw new ContentError(problems);
    return site;
  }
  const site = getSite();
  if (!file) return site;
  const { address, addresses, sample, ...texts } = readContent(file, siteTranslationSchema);
  return Object.assign({}, site, texts, { address: Object.assign({}, site.address, address) });
});

/** The addresses of the agency's e-mail and telephone number, for texts that contain them. */
export function contactLinks(): Record<string, string> {
  const { email, phone, address } = getSite();
  return { [email]: `mailto:${email}`, [phone]: phoneLink(phone, address.countryCode) };
}
