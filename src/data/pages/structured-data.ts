import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  Graph,
  Organization,
  ProfessionalService,
  Service as ServiceNode,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Article } from '#data/articles/articles.ts';
import type { Service } from '#data/services/service-schema.ts';
import type { Site } from '#data/site/site-schema.ts';
import { absoluteAddress } from '#formatting/site-path.ts';
import type { SitePage } from './site-pages.ts';

/**
 * What a page says to machines: one graph of schema.org nodes that refer to each other by `@id`. The
 * home page holds the agency, the website and the services in full; the others only what is theirs.
 * Testimonials are left out on purpose: reviews of oneself are against the search engines' rules.
 */
export function structuredData(page: SitePage, site: Site, services: readonly Service[]): Graph {
  const nodes = nodesOf(page, new Addresses(site.url), site, services);
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** A graph as the text of a `<script type="application/ld+json">`, which nothing in it can end. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The absolute addresses and the `@id`s that nodes have on this site. */
class Addresses {
  readonly #siteUrl: string;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  of(path: string): string {
    return absoluteAddress(path, this.#siteUrl);
  }

  get agency() {
    return { '@id': this.of('/#agency') };
  }

  get website() {
    return { '@id': this.of('/#website') };
  }

  article(id: string) {
    return { '@id': this.of(`/blog/${id}#article`) };
  }

  breadcrumb(path: string) {
    return { '@id': this.of(`${path}#breadcrumb`) };
  }
}

function nodesOf(page: SitePage, at: Addresses, site: Site, services: readonly Service[]): Thing[] {
  switch (page.kind) {
    case 'home':
      return [
        agency(page, at, site),
        website(at, site),
        webPage(page, at),
        ...services.map((service) => serviceNode(service, at)),
      ];
    case 'plain':
      return [webPage(page, at), breadcrumb(page, at)];
    case 'list':
      return [collection(page, page.list.articles, at), breadcrumb(page, at)];
    case 'article':
      return [article(page, page.article, at), publisher(at, site), breadcrumb(page, at)];
  }
}

function agency(page: SitePage, at: Addresses, site: Site): ProfessionalService {
  const { street, locality, postalCode, countryCode } = site.address;
  const profiles = site.social.map(({ href }) => href).filter((href) => href.startsWith('https:'));
  return {
    '@type': 'ProfessionalService',
    ...at.agency,
    name: site.name,
    description: site.description,
    url: at.of('/'),
    logo: at.of('/icon-512.png'),
    image: at.of(page.image.path),
    email: site.email,
    telephone: site.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      postalCode,
      addressCountry: countryCode,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The agency where it only signs: its full node is on the home page, under the same `@id`. */
function publisher(at: Addresses, site: Site): Organization {
  const logo = at.of('/icon-512.png');
  return { '@type': 'Organization', ...at.agency, name: site.name, url: at.of('/'), logo };
}

function website(at: Addresses, site: Site): WebSite {
  return {
    '@type': 'WebSite',
    ...at.website,
    name: site.name,
    url: at.of('/'),
    inLanguage: 'en',
    publisher: at.agency,
  };
}

function webPage({ kind, path, title }: SitePage, at: Addresses): WebPage {
  const url = at.of(path);
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    isPartOf: at.website,
    ...(kind === 'home' ? { about: at.agency } : { breadcrumb: at.breadcrumb(path) }),
  };
}

/** The id is also the address of the service's dialog. */
function serviceNode({ id, title, description }: Service, at: Addresses): ServiceNode {
  const url = at.of(`/#service-${id}`);
  return { '@type': 'Service', '@id': url, url, name: title, description, provider: at.agency };
}

function collection(
  { path, title, description }: SitePage,
  articles: readonly Article[],
  at: Addresses,
): CollectionPage {
  const url = at.of(path);
  return {
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: title,
    description,
    isPartOf: at.website,
    breadcrumb: at.breadcrumb(path),
    hasPart: articles.map(({ id, title: headline }) => ({
      '@type': 'BlogPosting',
      ...at.article(id),
      url: at.of(`/blog/${id}`),
      headline,
    })),
  };
}

function article(
  { path, image }: SitePage,
  { id, title, excerpt, isoDate, author, category, readTime }: Article,
  at: Addresses,
): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...at.article(id),
    url: at.of(path),
    mainEntityOfPage: at.of(path),
    headline: title,
    description: excerpt,
    image: at.of(image.path),
    datePublished: isoDate,
    dateModified: isoDate,
    author: { '@type': 'Person', name: author.name, jobTitle: author.role, worksFor: at.agency },
    publisher: at.agency,
    articleSection: category,
    timeRequired: `PT${Number.parseInt(readTime, 10)}M`,
    inLanguage: 'en',
    isPartOf: at.website,
  };
}

/** The last step is the page itself and needs no address. */
function breadcrumb({ path, trail }: SitePage, at: Addresses): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    ...at.breadcrumb(path),
    itemListElement: trail.map(({ name, path: step }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(step !== path && { item: { '@id': at.of(step) } }),
    })),
  };
}
