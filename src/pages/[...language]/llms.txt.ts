import type { APIRoute } from 'astro';
import { getContent } from '#data/content.ts';
import { sectionPath } from '#data/home/home-sections.ts';
import { getStrings, languagePaths } from '#data/languages.ts';
import { getSitePages, type SitePage } from '#data/pages/site-pages.ts';
import { servicePath } from '#data/services/service-pages.ts';
import { getSite } from '#data/site/site.ts';
import { fill } from '#formatting/messages.ts';
import { absoluteUrl } from '#formatting/site-path.ts';

export const getStaticPaths = () => languagePaths();

/** What the site is and where its texts are, for language models (llmstxt.org). */
export const GET: APIRoute<{ language: string }> = ({ props: { language } }) => {
  const { name, description, url: site, email, phone, forms } = getSite(language);
  const strings = getStrings(language).llms;
  const contact = forms?.contact && sectionPath(language, 'contact');
  const form = contact && `, ${fill(strings.form, { url: absoluteUrl(contact, site) })}`;
  const pages = getSitePages().filter((page) => page.language === language);
  const link = (title: string, path: string, about: string) =>
    `- [${title}](${absoluteUrl(path, site)}): ${about}`;
  const linkPages = (isListed: (page: SitePage) => boolean) =>
    pages
      .filter(isListed)
      .map(({ path, title, description: about }) => link(title, path, about))
      .join('\n');
  const lines = [
    `# ${name}`,
    `> ${description}`,
    fill(strings.contact, { email, phone }) + (form ?? ''),
    `## ${strings.services}`,
    getContent('services', language)
      .map(({ id, title, description: about }) => link(title, servicePath(language, id), about))
      .join('\n'),
    `## ${strings.pages}`,
    linkPages(({ kind }) => !['article', 'case', 'service'].includes(kind)),
    ...(pages.some(({ kind }) => kind === 'case')
      ? [`## ${strings.cases}`, linkPages(({ kind }) => kind === 'case')]
      : []),
    `## ${strings.articles}`,
    linkPages(({ kind }) => kind === 'article'),
  ];
  return new Response(`${lines.join('\n\n')}\n`);
};
