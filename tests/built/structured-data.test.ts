/** Structured data: each indexable page has one graph of schema.org nodes. */
import { linkProblem } from '../../scripts/launch/links.ts';
import {
  absolute,
  allPages,
  builtSite,
  getMeta,
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

/** What the first node of a page's graph must say, apart from what the head of the page says too. */
function getFacts({ path, firstPath, translation }: Page): object {
  const { site: texts, articles, authors, cases, partners } = translation;
  const article = articles.find((one) => one.path === path);
  const author = authors.find((one) => `${path}/`.startsWith(`${one.path}/`));
  const work = cases.find((one) => one.path === path);
  const client = partners.find(({ id }) => id === work?.partner);
  if (firstPath === '/') {
    const { name, email, phone: telephone } = site;
    const { description } = texts;
    return { '@type': 'ProfessionalService', name, email, telephone, description };
  }
  if (article) {
    const { isoDate: datePublished, excerpt: description } = article;
    return { '@type': 'BlogPosting', datePublished, description, author: personIn(article.author) };
  }
  if (work && client) {
    const { name, website: url } = client;
    const about = { name, ...(url.startsWith('https:') && { url }) };
    return { '@type': 'Article', dateCreated: `${work.year}`, about };
  }
  if (author) return { '@type': 'ProfilePage', mainEntity: personIn(author) };
  return { '@type': firstPath.startsWith('/blog') ? 'CollectionPage' : 'WebPage' };
}

const ownPages = pages.filter((page) => !isHidden(page));

testPages(ownPages, {
  'has structured data with the facts of the page, and with references that exist': (page, on) => {
    const graphs = getGraphs(page);
    on(graphs.map((one) => one['@context'])).toEqual(['https://schema.org']);
    const [first, ...others] = graphs[0]?.['@graph'] ?? [];
    on(first).toMatchObject({ url: absolute(page.path), ...getFacts(page) });
    const titles = [getMeta(page, 'og:title'), getText(selectOne(page.root, 'h1')), site.name];
    on(titles).toContain(first?.headline ?? first?.name);
    on(first?.image ?? getMeta(page, 'og:image')).toBe(getMeta(page, 'og:image'));
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
