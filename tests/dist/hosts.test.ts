/**
 * The recipes for hosts, held against what `npm start` answers: the same status, page, policy and
 * headers for the same address, wherever the site is published.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasNginx, startNginx } from '../../scripts/hosts/nginx-process.ts';
import { baseHeaders, readPolicies, XML_FILE_POLICY } from '../../scripts/security-headers.ts';
import { createSiteServer } from '../../scripts/serve/site-server.ts';
import { files, isErrorPage, pages, readText } from './support/built-site.ts';

const policies = readPolicies('dist');

/** What visitors get beside pages. */
const otherFiles = [...files].filter((file) => !/\.html$|^_(headers|redirects)$/.test(file));

const own = createSiteServer({ dir: 'dist' });
let ownPort: number;

beforeAll(async () => {
  own.listen(0, '127.0.0.1');
  await once(own, 'listening');
  ownPort = (own.address() as AddressInfo).port;
});

afterAll(() => {
  own.close();
  own.closeAllConnections();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

async function ask(port: number, path: string, method = 'GET'): Promise<Answer> {
  const call = request({ host: '127.0.0.1', port, path, method, agent: false }).end();
  const [answer] = await once(call, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** An address of every kind, and the page behind it where it is not its own. */
const UNKNOWN: readonly (readonly [address: string, page: string])[] = [
  ['/no-such-page', '404.html'],
  ['/no/such/page', '404.html'],
  ['/no-such-page.html', '404.html'],
  ['/_astro/gone.js', '404.html'],
  ['/404', '404.html'],
  ['/404.html', '404.html'],
  ['/_headers', '404.html'],
  ['/_redirects', '404.html'],
  ['/.env', '404.html'],
  ['/%2eenv', '404.html'],
  ['/index.html.br', '404.html'],
  ['/blog/no-such-article', 'blog/404.html'],
  ['/blog/no/such/article', '404.html'],
  ['/blog/page/99', '404.html'],
  ['/blog/category/nope', '404.html'],
  ['/blog/404', 'blog/404.html'],
  ['/blog/404.html', 'blog/404.html'],
];

describe('npm start', () => {
  test.each(UNKNOWN)('%s is answered with 404 and %s', async (address, page) => {
    const { status, body } = await ask(ownPort, address);
    expect([status, body]).toEqual([404, readText(page)]);
  });
});

describe('_headers and _redirects, for Netlify and Cloudflare Pages', () => {
  const lines = readText('_headers').split('\n');
  const ruleOf = (address: string): Map<string, string> => {
    const start = lines.indexOf(address) + 1;
    const end = lines.findIndex((line, index) => index >= start && !line.startsWith('  '));
    const entries = lines.slice(start, end).map((line) => line.trim().split(/: (.*)/));
    return new Map(entries.map(([name = '', value = '']) => [name, value]));
  };

  test('send the headers of npm start with everything', async () => {
    const { headers } = await ask(ownPort, '/');
    const everywhere = ruleOf('/*');
    expect(everywhere.size).toBe(Object.keys(baseHeaders).length + 1);
    for (const name of Object.keys(baseHeaders)) {
      expect(everywhere.get(name), name).toBe(headers[name.toLowerCase()]);
    }
  });

  test('send a policy that differs from that of each page in nothing but more hashes', () => {
    const shared = ruleOf('/*').get('Content-Security-Policy') ?? '';
    const withoutHashes = (policy: string) => policy.replaceAll(/ 'sha256-[^']+'/g, '');
    expect(policies.size).toBe(pages.length);
    for (const policy of policies.values()) {
      expect(withoutHashes(policy)).toBe(withoutHashes(shared));
      for (const [hash] of policy.matchAll(/'sha256-[^']+'/g)) expect(shared).toContain(hash);
    }
    const all = new Set([...policies.values()].join().match(/'sha256-[^']+'/g));
    expect(new Set(shared.match(/'sha256-[^']+'/g))).toEqual(all);
  });

  /** A `*` stands for anything, a `:name` for one step of the path. */
  const asPattern = (rule: string) =>
    new RegExp(
      `^${rule.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`,
    );

  /** The values that come with an address: those of all rules that match it, in their order. */
  const valuesAt = (address: string, name: string): string[] =>
    lines
      .filter((line) => line.startsWith('/') && asPattern(line).test(address))
      .flatMap((rule) => ruleOf(rule).get(name) ?? []);

  test('send drawings and feeds with the policy of npm start beside that of pages', async () => {
    const shared = ruleOf('/*').get('Content-Security-Policy');
    const xml = [...files].filter((file) => /\.(svg|xml)$/.test(file));
    expect(xml).toEqual(expect.arrayContaining(['favicon.svg', 'rss.xml']));
    for (const file of otherFiles) {
      const { headers } = await ask(ownPort, `/${file}`);
      const own = headers['content-security-policy'];
      expect(own, file).toBe(xml.includes(file) ? XML_FILE_POLICY : undefined);
      const policies = valuesAt(`/${file}`, 'Content-Security-Policy');
      expect(policies, file).toEqual(own ? [shared, own] : [shared]);
    }
  });

  test('let pages elsewhere show the same files as npm start does', async () => {
    const shown: string[] = [];
    for (const file of otherFiles) {
      const { headers } = await ask(ownPort, `/${file}`);
      const own = headers['cross-origin-resource-policy'];
      // One value: joined ones would not count.
      expect(valuesAt(`/${file}`, 'Cross-Origin-Resource-Policy'), file).toEqual([own]);
      if (own === 'cross-origin') shown.push(file);
    }
    expect(shown).toEqual(otherFiles.filter((file) => /\.(svg|png|webp|avif|jpg|ico)$/.test(file)));
    expect(shown).toEqual(expect.arrayContaining(['favicon.svg', 'social/home.png']));
  });

  test('keep for a year what has a hash in its name', async () => {
    const script = [...files].find((file) => file.startsWith('_astro/'));
    const { headers } = await ask(ownPort, `/${script}`);
    expect(ruleOf('/_astro/*').get('Cache-Control')).toBe(headers['cache-control']);
  });

  test.each(UNKNOWN)('%s is answered with %s', (address, page) => {
    const rules = readText('_redirects').trim().split('\n');
    const [, target, status] =
      rules.map((rule) => rule.split(' ')).find(([from = '']) => asPattern(from).test(address)) ??
      [];
    expect([target, status]).toEqual([`/${page}`, '404']);
    // Cloudflare Pages does not read these rules: it looks for the nearest 404.html itself.
    expect(files.has(page)).toBe(true);
  });
});

if (!hasNginx) {
  console.warn(
    'nginx is not installed: its recipe is not run (Debian: apt-get install nginx-light)',
  );
}

describe.skipIf(!hasNginx)('nginx with its recipe', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    nginx = await startNginx('dist');
  });

  afterAll(() => nginx.stop());

  const COMPARED = [
    'content-security-policy',
    'cross-origin-resource-policy',
    'cache-control',
    'content-type',
    'allow',
    'location',
  ];

  /** What must be the same, with the own text of a plain error answer left out. */
  async function essence(port: number, path: string, method?: string) {
    const { status, headers, body } = await ask(port, path, method);
    const names = [...Object.keys(baseHeaders).map((name) => name.toLowerCase()), ...COMPARED];
    const isPage = status === 200 || status === 404;
    const compared = isPage ? names : names.filter((name) => !/^(content|cache)/.test(name));
    return {
      status,
      headers: Object.fromEntries(compared.map((name) => [name, headers[name]])),
      // A page's text would fill the screen if it differed.
      body: isPage ? createHash('sha256').update(body).digest('hex') : '',
    };
  }

  const known = pages.filter((page) => !isErrorPage(page)).map(({ path }) => path);

  test.each([
    ...known,
    ...known.map((path) => `${path}?a=1`),
    ...UNKNOWN.map(([address]) => address),
  ])('%s is answered as by npm start', async (path) => {
    expect(await essence(nginx.port, path)).toEqual(await essence(ownPort, path));
  });

  test('every file of the build is sent with the type and the caching of npm start', async () => {
    expect(otherFiles.length).toBeGreaterThan(10);
    for (const file of otherFiles) {
      expect(await essence(nginx.port, `/${file}`), file).toEqual(
        await essence(ownPort, `/${file}`),
      );
    }
  });

  test.each(['/blog/', '/blog.html', '/index.html', '/testimonials/?a=1'])(
    '%s is led to the page’s own address',
    async (path) => {
      const answer = await essence(nginx.port, path);
      expect(answer).toEqual(await essence(ownPort, path));
      expect(answer.status).toBe(308);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    const answer = await essence(nginx.port, '/', method);
    expect(answer).toEqual(await essence(ownPort, '/', method));
    expect(answer.status).toBe(405);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/_astro/..%2f..%2fpackage.json',
    '/..%5cpackage.json',
    '/%00',
  ])('%s leads nowhere', async (path) => {
    const { status, body } = await ask(nginx.port, path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('devDependencies');
  });

  test('no redirect leaves the site', async () => {
    for (const path of ['//evil.com/', '//evil.com/index.html', '/\\evil.com/blog.html']) {
      expect((await ask(nginx.port, path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  test('an address that is far too long is refused', async () => {
    expect((await ask(nginx.port, `/${'a'.repeat(10_000)}`)).status).toBe(414);
    expect((await ask(ownPort, `/${'a'.repeat(10_000)}`)).status).toBe(414);
  });
});
