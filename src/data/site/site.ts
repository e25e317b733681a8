import { existsSync, readFileSync } from 'node:fs';
import { memoize } from '#data/memoize.ts';
import { contentTexts } from '#data/reading/content-files.ts';
import { ContentError, type ContentFile, readContent } from '#data/reading/read-content.ts';
import { readYaml } from '#data/reading/yaml-source.ts';
import { toRecord } from '#formatting/records.ts';
import { type Settings, type Site, siteSchema, siteTranslationSchema } from './site-schema.ts';

export const SITE_FILE = 'src/content/site.yaml';

/** The valid settings of the site. Without valid languages, the site is in English. */
export type ValidSettings = Partial<Site> & Pick<Site, 'languages'>;

/**
 * The settings in site.yaml without invalid fields, for tools outside the build, and for the Astro configuration: the
 * build must start before pages can report a fault. Pages use `getSettings` and `getSite`, which stop the build and
 * name invalid fields.
 *
 * @param file the site.yaml of another site, for tests of copies
 */
export function readValidSettings(file = SITE_FILE): ValidSettings {
  const written = toRecord(readYaml(existsSync(file) ? readFileSync(file, 'utf8') : '').data);
  const valid = Object.entries(siteSchema.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(written[name]);
    return success ? [[name, data]] : [];
  });
  return { languages: ['en'], ...Object.fromEntries(valid) };
}

/** Where a site is published, in Astro's terms: its origin, and its base path, `/` or `/site`. */
export function splitUrl({ url }: Partial<Site>): { site?: string; base: string } {
  if (!url) return { base: '/' };
  const { origin, pathname } = new URL(url);
  return { site: origin, base: pathname };
}

/** The languages of the site as BCP 47 tags. The first is at `/`, the others in folders such as `/it`. */
export const getLanguages = memoize((): readonly string[] => readValidSettings().languages);

/** The language of the pages at `/`. */
export function getFirstLanguage(): string {
  const [first = 'en'] = getLanguages();
  return first;
}

/** The folder of the content in a language: `src/content/` for the first, `src/content/it/` for another. */
export function getContentFolder(language: string): string {
  return language === getFirstLanguage() ? 'src/content/' : `src/content/${language}/`;
}

/** The YAML file with a name such as `home` in a language, if there is one. */
export function findContentFile(language: string, name: string): ContentFile | undefined {
  const path = `${getContentFolder(language)}${name}.yaml`;
  const text = contentTexts[path];
  return text === undefined ? undefined : { path, text };
}

/** The files in a folder of a language, at any depth, each with its name in the folder: `my-article.md`. */
export function getContentFiles(language: string, folder: string) {
  const start = `${getContentFolder(language)}${folder}/`;
  return Object.entries(contentTexts)
    .filter(([path]) => path.startsWith(start))
    .map(([path, text]) => ({ path, text, name: path.slice(start.length) }));
}

/** @throws ContentError if there is no site.yaml. */
export function findSiteFile(): ContentFile {
  const file = findContentFile(getFirstLanguage(), 'site');
  if (file) return file;
  throw new ContentError([`${SITE_FILE}: The file is missing. Restore it: the site needs it.`]);
}

/**
 * What site.yaml says for all languages.
 *
 * @throws ContentError with the problems in the file.
 */
export const getSettings = (): Settings => getSite(getFirstLanguage());

/**
 * The settings, and the texts about the agency in a language: those in its site.yaml replace those of the first
 * language. Names that are missing in its `addresses` are English.
 *
 * @throws ContentError with the problems in the file.
 */
export const getSite = memoize((language: string): Site => {
  if (language === getFirstLanguage()) return readContent(findSiteFile(), siteSchema);
  const site = getSite(getFirstLanguage());
  const file = findContentFile(language, 'site');
  const translation = file
    ? readContent(file, siteTranslationSchema)
    : siteTranslationSchema.parse({});
  const { address, sample, ...texts } = translation;
  return Object.assign({}, site, texts, { address: Object.assign({}, site.address, address) });
});
