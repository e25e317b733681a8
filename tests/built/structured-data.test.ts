/** Structured data: each indexable page has one graph of schema.org nodes. */
import { linkProblem } from '../../scripts/launch/links.ts';
import {
  absolute,
  allPages,
  builtSite,
  getMeta,
  isArticle,
  isCase,
  isHidden,
  type Page,
  pages,
  testPages,
} from '../support/built-site.ts';
import { site, type Translation } from '../support/content.ts';
import { getText, select, selectOne } from '../support/html.ts';

/** A node of a page's schema.org graph. */
type Node = { '@id'?: string; '@type'?: string; [field: string]: unknown };

const getGraphs = ({ root }: Page) =>
  select(root, 'script[type="application/ld+json"]').map(
    (data) => JSON.parse(getText(data)) as { '@context': string; '@graph': Node[] },
  );

/** Every object in a value. */
const nodesIn = (value: unknown): Node[] =>
  value instanceof Object ? [value as Node, ...Object.values(value).flatMap(nodesIn)] : [];

const KNOWN_IDS = nodesIn(allPages.map(getGraphs)).flatMap((node) =>
  node['@type'] && node['@id'] ? node['@id'] : [],
);

/** What a node must say about the author of articles. */
const personIn = ({ name, role, path }: Translation['articles'][number]['author']) => ({
  '@type': 'Person',
  name,
  ...(role && { jobTitle: role }),
  ...(path && { url: absolute(path) }),
});

/** What the first node of a page's graph must say. */
function getFacts(page: Page): object {
  const { site: texts, language: inLanguage, articles, authors } = page.translation;
  const { name, email, phone: telephone } = site;
  const { description } = texts;
  if (page.firstPath === '/')
    return { '@type': 'ProfessionalService', name, email, telephone, description };
  if (isArticle(page))
    return {
      '@type': 'BlogPosting',
      inLanguage,
      headline: getText(selectOne(page.root, 'h1')),
      description: getMeta(page, 'description'),
      image: getMeta(page, 'og:image'),
      datePublished: getMeta(page, 'article:published_time'),
      ...articles.flatMap(({ path, author }) =>
        path === page.path ? { author: personIn(author) } : [],
      )[0],
    };
  if (isCase(page)) {
    const one = page.translation.cases.find(({ path }) => path === page.path);
    const client = page.translation.partners.find(({ id }) => id === one?.partner);
    const url = client?.website;
    return {
      '@type': 'Article',
      inLanguage,
      headline: getText(selectOne(page.root, 'h1')),
      dateCreated: `${one?.year}`,
      image: getMeta(page, 'og:image'),
      about: { name: client?.name, ...(/^https:/.test(`${url}`) && { url }) },
    };
  }
  const title = getMeta(page, 'og:title');
  const author = authors.find(({ path }) => `${page.path}/`.startsWith(`${path}/`));
  if (author) return { '@type': 'ProfilePage', name: title, mainEntity: personIn(author) };
  return {
    '@type': page.firstPath.startsWith('/blog') ? 'CollectionPage' : 'WebPage',
    name: title,
  };
}

const ownPages = pages.filter((page) => !isHidden(page));

testPages(ownPages, {
  'has structured data with the facts of the page, and with references that exist': (page, on) => {
    const graphs = getGraphs(page);
    on(graphs.map((one) => one['@context'])).toEqual(['https://schema.org']);
    const [first, ...others] = graphs[0]?.['@graph'] ?? [];
    on(first).toMatchObject({ url: absolute(page.path), ...getFacts(page) });
    const services = others.filter((node) => node['@type'] === 'Service');
    const { services: all, servicePages } = page.translation;
    const own = servicePages.find(({ path }) => path === page.path)?.id;
    const expected = page.firstPath === '/' ? all : all.filter(({ id }) => id === own);
    on(services.map(({ name }) => name)).toEqual(expected.map(({ title }) => title));
    for (const node of nodesIn([first, others])) {
      on(node.inLanguage ?? page.translation.language).toBe(page.translation.language);
      on(Object.keys(node).join(), 'reviews').not.toMatch(/review|rating/i);
      // A node with nothing but an id refers to another node of the site.
      if (Object.keys(node).join() === '@id') on(KNOWN_IDS, 'refers to').toContain(node['@id']);
      for (const url of [node.url, node.image, node.logo])
        if (typeof url === 'string')
          on(linkProblem(url, page.file, builtSite), url).toBeUndefined();
      const steps = nodesIn(node.itemListElement);
      const top = steps.flatMap(({ position, item }) => (position === 1 ? item : []));
      if (steps.length > 0) on(top).toEqual([{ '@id': absolute(page.translation.home) }]);
    }
  },
});
