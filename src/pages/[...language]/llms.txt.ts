import type { APIRoute } from 'astro';
import { getContent } from '#data/content.ts';
import { getSectionPath } from '#data/home/home-sections.ts';
import { getSitePages } from '#data/pages/site-pages.ts';
import { getServicePath } from '#data/services/service-pages.ts';
import { getLanguageRoutes } from '#data/site/paths.ts';
import { getSite } from '#data/site/site.ts';
import { fill } from '#formatting/messages.ts';
import { toAbsoluteUrl } from '#formatting/site-path.ts';
import { getStrings } from '#languages/dictionaries.ts';

export const getStaticPaths = () => getLanguageRoutes();

/** What the site is and where its texts are, for language models (llmstxt.org). */
export const GET: APIRoute<{ language: string }> = ({ props: { language } }) => {
  const { name, description, url: site, email, phone, forms } = getSite(language);
  const strings = getStrings(language).llms;
  const contact = forms?.contact && getSectionPath(language, 'contact');
  const form = contact && `, ${fill(strings.form, { url: toAbsoluteUrl(contact, site) })}`;
  const pages = getSitePages().filter((page) => page.language === language);
  const services = getContent('services', language).map((service) => ({
    ...service,
    path: getServicePath(language, service.id),
  }));
  /** A heading and a list of links; nothing if the list is empty. */
  const list = (heading: string, items: { title: string; path: string; description: string }[]) => {
    const links = items.map(
      (item) => `- [${item.title}](${toAbsoluteUrl(item.path, site)}): ${item.description}`,
    );
    return links.length > 0 ? [`## ${heading}`, links.join('\n')] : [];
  };
  const parts = ['pages', 'cases', 'articles'] as const;
  const lines = [
    `# ${name}`,
    `> ${description}`,
    fill(strings.contact, { email, phone }) + (form ?? ''),
    ...list(strings.services, services),
    ...parts.flatMap((part) =>
      list(
        strings[part],
        pages.filter((page) => page.llmsPart === part),
      ),
    ),
  ];
  return new Response(`${lines.join('\n\n')}\n`);
};
