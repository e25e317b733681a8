/** `npm start` and nginx, if it is installed, with deploy/nginx.conf give the same answers. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  headerRules,
  hostRules,
  nginxRules,
  notFoundRules,
  writeRedirects,
} from '../integrations/redirects.ts';
import { createSiteServer, readHeaderRules } from './serve.ts';

const NGINX = '/usr/sbin/nginx';

const FILES =
  'index.html blog.html thanks.html blog/x.html 404.html blog/404.html it/404.html it/blog/404.html it.html it/blog.html it/blog/x.html it/rss.xml it/thanks.html pt/404.html pt/diario/404.html pt/obrigado.html è.html b;}.html ' +
  'favicon.svg favicon.ico a/b.SVG rss.xml manifest.webmanifest llms.txt social/home.png ' +
  'a.JPG b.jpeg a.webp a.avif a.gif a.pdf _astro/a.js _astro/a.css _astro/a.woff2';

const folder = fs.mkdtempSync(join(tmpdir(), 'hosts-'));
const pathTo = (name: string) => join(folder, name);

// nginx drops root privileges, and must still read the folder.
fs.chmodSync(folder, 0o755);
for (const name of FILES.split(' ')) {
  fs.mkdirSync(dirname(pathTo(`site/${name}`)), { recursive: true });
  fs.writeFileSync(pathTo(`site/${name}`), name);
}

/** An old address as requested, and its target. */
const REDIRECTS: [path: string, to: string][] = [
  ['/old', '/blog#new'],
  ['/2019/About.html', 'https://elsewhere.example/?a=1&b="$uri"'],
  ['/perché', '/blog'],
  ['/perch%C3%A9-2', '/è'],
  ['/tag/c++', '/b;}'],
  ["/a b,c@d'e/", '/blog'],
  ['/index.php', '/'],
];
const encoded = (url: string) => encodeURI(decodeURI(url)).replace('$', '%24');
const settings = (redirects: typeof REDIRECTS) =>
  `redirects:\n${redirects.map(([from, to]) => `- ${JSON.stringify({ from, to })}\n`).join('')}languages: [en, it]`;
const write = (redirects: typeof REDIRECTS) =>
  writeRedirects(pathTo('site'), settings(redirects), '');
const REDIRECT_RULES = write(REDIRECTS);
const NOT_FOUND = fs.readFileSync('public/_redirects', 'utf8');
/** In Portuguese, /blog is /pt/diario. */
const THANKS = ['/pt/obrigado'];
const renamed = (language: string, path: string) =>
  ({ en: path, it: `/it${path}` })[language] ?? `/pt${path.replace('blog', 'diario')}`;
fs.writeFileSync(
  pathTo('site/_redirects'),
  hostRules(REDIRECT_RULES, '') + notFoundRules(['en', 'it', 'pt'], NOT_FOUND, renamed),
);
fs.writeFileSync(pathTo('site.redirects'), nginxRules(REDIRECT_RULES, THANKS));
const HEADERS = fs.readFileSync('public/_headers', 'utf8') + headerRules(THANKS);
fs.writeFileSync(pathTo('site/_headers'), HEADERS);

/** nginx with deploy/nginx.conf, but with another socket and folder, and a proxy in front of it. */
function startNginx(): ChildProcess {
  const conf = fs
    .readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080', `listen unix:${pathTo('nginx')}`)
    .replaceAll('/usr/share/nginx/html', pathTo('site'))
    .replace('/etc/nginx/site.', pathTo('site.'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${pathTo(name)};`).join('\n');
  const toSite = `proxy_set_header Via "1.0 proxy"; proxy_pass http://unix:${pathTo('nginx')};`;
  const proxy = `server { listen unix:${pathTo('proxied')}; location / { ${toSite} } }`;
  const http = `access_log off;\n${paths}\n${conf}\n${proxy}`;
  const all = `daemon off;\npid ${pathTo('pid')};\nevents {}\nhttp {\n${http}\n}`;
  fs.writeFileSync(pathTo('nginx.conf'), all);
  fs.copyFileSync('/etc/nginx/mime.types', pathTo('mime.types'));
  return spawn(NGINX, ['-e', 'stderr', '-c', pathTo('nginx.conf')], { stdio: 'inherit' });
}

const server = createSiteServer({ dir: pathTo('site') });
const serverInFolder = createSiteServer({ dir: pathTo('site'), base: '/site' });
let nginx: ChildProcess | undefined;

beforeAll(async () => {
  await once(server.listen(pathTo('npm start')), 'listening');
  await once(serverInFolder.listen(pathTo('in a folder')), 'listening');
  if (!fs.existsSync(NGINX)) return;
  nginx = startNginx();
  await vi.waitFor(() => ask('nginx', '/'), 5_000);
});

afterAll(async () => {
  for (const one of [server, serverInFolder]) one.close();
  if (nginx?.kill()) await once(nginx, 'exit');
  fs.rmSync(folder, { recursive: true });
});

async function ask(host: string, path: string, method = 'GET', headers = {}) {
  const call = request({ socketPath: pathTo(host), path, method, headers, agent: false }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const content = await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers, content, body: `${content}` };
}

const rules = readHeaderRules(HEADERS);
const names = new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase())));

/** The values of headers for addresses at which public/_headers does not set them. */
const DEFAULTS: Readonly<Record<string, RegExp>> = {
  'cache-control': /^no-cache$|max-age=0, must-revalidate$/,
  // Text files name their encoding, which browsers would otherwise guess.
  'content-type': /^(?!text\/(html|plain))|; ?charset=utf-8$/i,
};

function headersFor(path: string): Headers {
  const headers = new Headers();
  for (const rule of rules.filter((one) => one.path.test(path)))
    for (const [name, value] of rule.headers) headers.append(name, value);
  return headers;
}

/** Each file with the addresses at which it is served. */
const ANSWERS: Readonly<Record<string, string>> = {
  'index.html': '/ /?a=1',
  'blog.html': '/blog /blog/ /blog?/none',
  'thanks.html': '/thanks /thanks/',
  'blog/x.html': '/blog/x /blog/x/ /%62log/x',
  'favicon.svg': '/favicon.svg/ /favicon%2Esvg /favicon%2esv%67',
  'it.html': '/it /it/',
  'it/blog.html': '/it/blog',
  'it/blog/x.html': '/it/blog/x',
  'it/thanks.html': '/it/thanks',
  'blog/404.html': '/blog/none /blog/none/ /blog/none?a=/b',
  'it/404.html': '/it/none /it/none/ /it/404 /it/404.html// /it/blog/page/99',
  'it/blog/404.html': '/it/blog/none',
  'pt/404.html': '/pt/none /pt/blog/none /pt/diario/tema/none',
  'pt/diario/404.html': '/pt/diario/none',
  'pt/obrigado.html': '/pt/obrigado /pt/obrigado/',
  '404.html':
    '/none /none/ /404 /404/ /404.html /404.html/ /blog/page/99 /itx/none /de/none /de/blog/none /a /a/ ' +
    '/_headers /%5fheaders /_headers/ /_redirects ' +
    '/%5Cevil.example/ /%5cevil.example /%5C%5Cevil.example/ /\\evil.example/ /blog%5Cx ' +
    '/%2F%2Fevil.example/ //evil.example/ /%09/evil.example/ /a%0d%0aLocation:%20x/ /%252e%252e/site',
};
const assets = FILES.split(' ').filter((name) => !/html$|^_[hr]/.test(name));
const requests = Object.entries(ANSWERS).flatMap(([file, paths]) =>
  paths.split(' ').map((path) => [path, file] as const),
);

describe.each(['npm start', 'nginx'])('%s', (host) => {
  const testHost = test.skipIf(host === 'nginx' && !fs.existsSync(NGINX));

  testHost.each([...requests, ...assets.map((name) => [`/${name}`, name] as const)])(
    'the response to %s is %s with its headers',
    async (path, file) => {
      const { status, headers, body } = await ask(host, path);
      expect([status, body, headers.location]).toEqual([
        file.endsWith('404.html') ? 404 : 200,
        file,
        undefined,
      ]);
      const expected = headersFor(`/${file.replace(/(index)?\.html$/, '')}`);
      for (const name of names) {
        const value = expected.get(name) ?? DEFAULTS[name];
        if (value instanceof RegExp) expect(headers[name], name).toMatch(value);
        else expect(headers[name], name).toBe(value);
      }
    },
  );

  testHost.each(
    REDIRECTS.flatMap(([from, to]) => [
      [from, to],
      [`${from}/`.replace('//', '/'), to],
    ]),
  )('%s redirects to %s permanently', async (path, to) => {
    const { status, headers } = await ask(host, encoded(path));
    expect([status, headers.location]).toEqual([301, encoded(to)]);
  });

  testHost.each(['/%zz', '/%', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/%00'])(
    '%s is not a valid address and redirects nowhere',
    async (path) => {
      const { status, headers } = await ask(host, path);
      expect(status).toBeOneOf([400, 404]);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(headers.location).toBeUndefined();
    },
  );

  testHost.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s is not allowed',
    async (method) => {
      const { status, headers } = await ask(host, '/blog', method);
      expect(status).toBe(405);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    },
  );

  testHost('the response to HEAD is the response to GET without its body', async () => {
    const { status, headers, body } = await ask(host, '/blog', 'HEAD');
    expect([status, body]).toEqual([200, '']);
    expect(headers['content-length']).toBe(String('blog.html'.length));
  });
});

test('header rules with Windows line endings have the same effect', () => {
  expect(readHeaderRules(HEADERS.replaceAll('\n', '\r\n'))).toEqual(rules);
});

test.skipIf(!fs.existsSync(NGINX)).each(['nginx', 'proxied'])(
  'at the socket “%s”, nginx compresses text and drawings, but no photographs',
  async (host) => {
    const path = (ending: string) => `/_astro/long.${ending}`;
    for (const ending of ['html', 'js', 'css', 'svg', 'txt', 'jpeg']) {
      fs.writeFileSync(pathTo(`site${path(ending)}`), 'words '.repeat(500));
      const { headers } = await ask(host, path(ending), 'GET', { 'Accept-Encoding': 'gzip' });
      expect(headers['content-encoding'], ending).toBe(ending === 'jpeg' ? undefined : 'gzip');
      if (ending !== 'jpeg') expect(headers.vary).toBe('Accept-Encoding');
    }
  },
);

test('a site with a base path is served there and nowhere else', async () => {
  const getBody = async (path: string) => (await ask('in a folder', path)).body;
  expect(await getBody('/site/')).toBe('index.html');
  expect(await getBody('/site/blog')).toBe('blog.html');
  expect(await getBody('/site/blog/none')).toBe('blog/404.html');
  expect(await getBody('/blog')).toBe('404.html');
});

test('npm start compresses pages, and does not send them again while they are unchanged', async () => {
  const { headers, content } = await ask('npm start', '/blog', 'GET', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(`${brotliDecompressSync(content)}`).toBe('blog.html');
  const again = await ask('npm start', '/blog', 'GET', { 'if-none-match': headers.etag });
  expect(again.status).toBe(304);
  for (const name of ['etag', 'cache-control', 'vary'])
    expect(again.headers[name], name).toBe(headers[name]);
});

test('npm start survives a build that removes its files, and then serves the new ones', async () => {
  fs.renameSync(pathTo('site'), pathTo('removed'));
  for (const path of ['/', '/none'])
    expect(await ask('npm start', path)).toMatchObject({
      status: 503,
      body: expect.stringContaining('being built'),
    });
  fs.renameSync(pathTo('removed'), pathTo('site'));
  expect((await ask('npm start', '/blog')).status).toBe(200);
});

test('a missing build and a port in use are each reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = `${(other.address() as AddressInfo).port}`;
  const failure = (dir: string) => {
    const args = ['scripts/serve.ts', '--host', '127.0.0.1', '--port', port, '--dir', dir];
    return spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr;
  };
  expect(failure('none')).toBe('none/index.html is missing: run `npm run build` first\n');
  expect(failure(pathTo('site'))).toBe(
    `port ${port} is already in use: choose another one with \`npm start -- --port 4322\`\n`,
  );
  other.close();
});
