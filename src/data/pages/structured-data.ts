import type { ArticleListPage } from '#data/articles/article-lists.ts';
import type { Article } from '#data/articles/articles.ts';
import type { CaseStudy } from '#data/cases/cases.ts';
import { getContent } from '#data/content.ts';
import { getServicePath } from '#data/services/service-pages.ts';
import type { Service } from '#data/services/service-schema.ts';
import { toLanguagePath } from '#data/site/paths.ts';
import { getSettings, getSite } from '#data/site/site.ts';
import { toAbsoluteUrl } from '#formatting/site-path.ts';
import type { SitePage } from './site-pages.ts';

/**
 * A page's structured data: one graph of schema.org nodes that refer to each other by `@id`. The full nodes of the
 * agency and the website are on the home page. Testimonials are left out: search engines do not allow a business to
 * publish reviews of itself. JSON drops the fields that are undefined.
 */
export function getStructuredData(page: SitePage): object {
  return { '@context': 'https://schema.org', '@graph': getNodes(page) };
}

function getNodes(page: SitePage): object[] {
  const { language } = page;
  const breadcrumb = getBreadcrumb(page);
  switch (page.kind) {
    case 'home':
      return [
        getAgency(page),
        {
          '@type': 'WebSite',
          ...getWebsiteId(language),
          ...getNames(language),
          inLanguage: language,
          publisher: getAgencyId(),
        },
        { ...getWebPage(page), breadcrumb: undefined, about: getAgencyId() },
        ...getContent('services', language).map((service) => getService(service, language)),
      ];
    case 'articles':
      return [getListPage(page, page.listPage), breadcrumb];
    case 'article':
      return [getArticle(page, page.article), getPublisher(language), breadcrumb];
    case 'case':
      return [getCase(page, page.caseStudy), getPublisher(language), breadcrumb];
    case 'service': {
      const { service } = page.servicePage;
      const webPage = { ...getWebPage(page), about: getServiceId(service, language) };
      return [webPage, getService(service, language), breadcrumb];
    }
    default:
      return [getWebPage(page), breadcrumb];
  }
}

const toUrl = (path: string) => toAbsoluteUrl(path, getSettings().url);
const getId = (path: string) => ({ '@id': toUrl(path) });
const getAgencyId = () => getId('/#agency');
const getWebsiteId = (language: string) => getId(toLanguagePath(language, '/#website'));
const getServiceId = ({ id }: Service, language: string) =>
  getId(toLanguagePath(language, `/#service-${id}`));

/** The address and the name that the agency and its website share. */
const getNames = (language: string) => ({
  url: toUrl(toLanguagePath(language, '/')),
  name: getSettings().name,
});

/** The links that lead to other sites. */
const getProfiles = (links: readonly { href: string }[]) =>
  links.map(({ href }) => href).filter((href) => href.startsWith('https:'));

function getAgency({ language, image }: SitePage) {
  const { description, email, phone, address, legal, social } = getSite(language);
  const { street, locality, region, postalCode, countryCode } = address;
  const profiles = getProfiles(social);
  return {
    ...getPublisher(language),
    '@type': 'ProfessionalService',
    description,
    image: toUrl(image.path),
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street?.replace(/\s*\n\s*/g, ', '),
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: countryCode,
    },
    legalName: legal?.name,
    identifier: legal?.registrationNumber,
    vatID: legal?.vatNumber,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

/** The agency as publisher: its full node is on the home page, under the same `@id`. */
const getPublisher = (language: string) => ({
  '@type': 'Organization',
  ...getAgencyId(),
  ...getNames(language),
  logo: toUrl('/icon-512.png'),
});

/** The last step is the page itself and needs no address. */
const getBreadcrumb = ({ path, trail }: SitePage) => ({
  '@type': 'BreadcrumbList',
  ...getId(`${path}#breadcrumb`),
  itemListElement: trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: step.path === path ? undefined : getId(step.path),
  })),
});

const getWebPage = ({ path, title, language }: SitePage) => ({
  '@type': 'WebPage',
  ...getId(path),
  url: toUrl(path),
  name: title,
  isPartOf: getWebsiteId(language),
  breadcrumb: getId(`${path}#breadcrumb`),
});

const getService = (service: Service, language: string) => ({
  '@type': 'Service',
  ...getServiceId(service, language),
  url: toUrl(getServicePath(language, service.id)),
  name: service.title,
  description: service.description,
  provider: getAgencyId(),
});

function getPerson({ name, role, path }: Article['author']) {
  const known = path && { '@id': `${toUrl(path)}#author`, url: toUrl(path) };
  return { '@type': 'Person', ...known, name, jobTitle: role, worksFor: getAgencyId() };
}

function getListPage(page: SitePage, { author }: ArticleListPage) {
  const person = author && {
    ...getPerson(author),
    description: author.intro,
    sameAs: getProfiles(author.links),
  };
  return {
    ...getWebPage(page),
    '@type': author ? 'ProfilePage' : 'CollectionPage',
    mainEntity: person,
    description: page.description,
  };
}

/** The fields that articles and cases share. */
function getWriting({ path, image, language }: SitePage, text: Article | CaseStudy) {
  return {
    ...getId(`${path}#article`),
    url: toUrl(path),
    mainEntityOfPage: toUrl(path),
    headline: text.title,
    description: text.excerpt,
    image: toUrl(image.path),
    publisher: getAgencyId(),
    inLanguage: language,
    isPartOf: getWebsiteId(language),
  };
}

function getArticle(page: SitePage, article: Article) {
  return {
    '@type': 'BlogPosting',
    ...getWriting(page, article),
    datePublished: article.isoDate,
    author: getPerson(article.author),
    articleSection: article.category,
  };
}

function getCase(page: SitePage, caseStudy: CaseStudy) {
  const { year, partner } = caseStudy;
  return {
    '@type': 'Article',
    ...getWriting(page, caseStudy),
    dateCreated: String(year),
    author: getAgencyId(),
    about: {
      '@type': 'Organization',
      name: partner.name,
      url: partner.website.startsWith('/') ? undefined : partner.website,
    },
  };
}
