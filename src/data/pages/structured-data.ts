import type { Article } from '#data/articles/articles.ts';
import type { CaseStudy } from '#data/cases/cases.ts';
import { getContent } from '#data/content.ts';
import { servicePath } from '#data/services/service-pages.ts';
import type { Service } from '#data/services/service-schema.ts';
import { pathIn } from '#data/site/addresses.ts';
import { getSite } from '#data/site/site.ts';
import { absoluteUrl } from '#formatting/site-path.ts';
import type { SitePage } from './site-pages.ts';

/**
 * A page's structured data: one graph of schema.org nodes that refer to each other by `@id`. The full nodes of the
 * agency and the website are on the home page. Testimonials are left out: search engines do not allow a business to
 * publish reviews of itself. JSON drops the fields that are undefined.
 */
export function structuredData(page: SitePage): object {
  return { '@context': 'https://schema.org', '@graph': getNodes(page) };
}

/** The links that lead to other sites. */
const profilesIn = (links: readonly { href: string }[]) =>
  links.map(({ href }) => href).filter((href) => href.startsWith('https:'));

function getNodes(page: SitePage): object[] {
  const { language: inLanguage } = page;
  const site = getSite(inLanguage);
  const at = (path: string) => absoluteUrl(path, site.url);
  const url = at(page.path);
  const logo = at('/icon-512.png');
  const agency = { '@id': at('/#agency') };
  const website = { '@id': at(pathIn(inLanguage, '/#website')) };
  const named = { url: at(pathIn(inLanguage, '/')), name: site.name };
  const serviceId = ({ id }: Service) => ({ '@id': at(pathIn(inLanguage, `/#service-${id}`)) });
  const serviceNode = (service: Service) => ({
    '@type': 'Service',
    ...serviceId(service),
    // A visit to the address of a service without a page opens its dialog.
    url: at(servicePath(inLanguage, service.id)),
    name: service.title,
    description: service.description,
    provider: agency,
  });
  // The agency as publisher: its full node is on the home page, under the same `@id`.
  const publisher = { '@type': 'Organization', ...agency, ...named, logo };
  const getPerson = ({ name, role, path }: Article['author']) => {
    const known = path && { '@id': `${at(path)}#author`, url: at(path) };
    return { '@type': 'Person', ...known, name, jobTitle: role, worksFor: agency };
  };

  /** The fields that articles and cases share. */
  const writing = (text: Article | CaseStudy) => ({
    '@id': at(`${text.path}#article`),
    url,
    mainEntityOfPage: url,
    headline: text.title,
    description: text.excerpt,
    image: at(page.image.path),
    publisher: agency,
    inLanguage,
    isPartOf: website,
  });

  /** The last step is the page itself and needs no address. */
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    '@id': at(`${page.path}#breadcrumb`),
    itemListElement: page.trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === page.path ? undefined : { '@id': at(path) },
    })),
  };
  const webPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: page.title,
    isPartOf: website,
    breadcrumb: { '@id': breadcrumb['@id'] },
  };

  switch (page.kind) {
    case 'home': {
      const { street, locality, region, postalCode, countryCode } = site.address;
      const { legal } = site;
      const profiles = profilesIn(site.social);
      return [
        {
          '@type': 'ProfessionalService',
          ...agency,
          ...named,
          description: site.description,
          logo,
          image: at(page.image.path),
          email: site.email,
          telephone: site.phone,
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
        },
        { '@type': 'WebSite', ...website, ...named, inLanguage, publisher: agency },
        { ...webPage, breadcrumb: undefined, about: agency },
        ...getContent('services', inLanguage).map(serviceNode),
      ];
    }
    case 'list': {
      const { author, pagePaths } = page.list;
      const person = author && {
        ...getPerson({ ...author, path: pagePaths[0] }),
        description: author.intro,
        sameAs: profilesIn(author.links),
      };
      const list = {
        ...webPage,
        '@type': author ? 'ProfilePage' : 'CollectionPage',
        mainEntity: person,
        description: page.description,
      };
      return [list, breadcrumb];
    }
    case 'article': {
      const { isoDate, author, category } = page.article;
      const article = {
        '@type': 'BlogPosting',
        ...writing(page.article),
        datePublished: isoDate,
        author: getPerson(author),
        articleSection: category,
      };
      return [article, publisher, breadcrumb];
    }
    case 'case': {
      const { year, partner, services: used } = page.caseStudy;
      const about = {
        '@type': 'Organization',
        name: partner.name,
        url: partner.website.startsWith('/') ? undefined : partner.website,
      };
      const article = {
        '@type': 'Article',
        ...writing(page.caseStudy),
        dateCreated: `${year}`,
        author: agency,
        about,
        mentions: used.length > 0 ? used.map(serviceId) : undefined,
      };
      return [article, publisher, breadcrumb];
    }
    case 'service': {
      const { service } = page.servicePage;
      return [{ ...webPage, about: serviceId(service) }, serviceNode(service), breadcrumb];
    }
    default:
      return [webPage, breadcrumb];
  }
}
