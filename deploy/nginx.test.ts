/** nginx with nginx.conf answers as public/_headers and the rules for hosts say. Skipped without nginx, unless CI is set. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  getRedirects,
  toNginxRules,
  toThanksHeaders,
  writePages,
} from '../integrations/redirects.ts';
import { readHeaderRules } from '../scripts/serve.ts';

const NGINX = '/usr/sbin/nginx';

const FILES =
  'index.html blog.html thanks.html blog/x.html 404.html blog/404.html it/404.html it/blog/404.html it.html it/blog.html it/blog/x.html it/rss.xml it/thanks.html pt/404.html pt/diario/404.html pt/obrigado.html è.html b;}.html ' +
  'favicon.svg favicon.ico a/b.SVG rss.xml manifest.webmanifest llms.txt social/home.png ' +
  'a.JPG b.jpeg a.webp a.avif a.gif a.pdf _astro/a.js _astro/a.css _astro/a.woff2';

/** Old addresses as site.yaml may have them, each with its target. */
const REDIRECTS: [path: string, to: string][] = [
  ['/old', '/blog#new'],
  ['/2019/About.html', 'https://elsewhere.example/?a=1&b="$uri"'],
  ['/perché', '/blog'],
  ['/perch%C3%A9-2', '/è'],
  ['/tag/c++', '/b;}'],
  ["/a b,c@d'e/", '/blog'],
  ['/index.php', '/'],
];
/** In Portuguese, the thanks page has a name of its own. */
const THANKS = ['/pt/obrigado'];
const headerRulesOfSite = readHeaderRules(
  fs.readFileSync('public/_headers', 'utf8') + toThanksHeaders(THANKS),
);

const folder = fs.mkdtempSync(join(tmpdir(), 'nginx-'));
const pathTo = (name: string) => join(folder, name);

/** Writes the site and its redirects. nginx drops root privileges, and must still read the folder. */
function writeSite(): void {
  fs.chmodSync(folder, 0o755);
  for (const name of FILES.split(' ')) {
    fs.mkdirSync(dirname(pathTo(`site/${name}`)), { recursive: true });
    fs.writeFileSync(pathTo(`site/${name}`), name);
  }
  const redirects = getRedirects(REDIRECTS.map(([from, to]) => ({ from, to })));
  for (const redirect of redirects) writePages(pathTo('site'), redirect, '/');
  fs.writeFileSync(pathTo('site.redirects'), toNginxRules(redirects, THANKS, '/'));
}

/** nginx with nginx.conf, but with another socket and folder, and a proxy in front of it. */
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

/** The values of headers for addresses at which public/_headers does not set them. */
const DEFAULTS: Readonly<Record<string, RegExp>> = {
  'cache-control': /max-age=0, must-revalidate$/,
  // Text files name their encoding, which browsers would otherwise guess.
  'content-type': /^(?!text\/(html|plain))|; ?charset=utf-8$/i,
};

function headersFor(pathname: string): Headers {
  const headers = new Headers();
  for (const rule of headerRulesOfSite.filter(({ path }) => path.test({ pathname })))
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
const assets = FILES.split(' ').filter((name) => !name.endsWith('html'));
const requests = Object.entries(ANSWERS).flatMap(([file, paths]) =>
  paths.split(' ').map((path) => [path, file] as const),
);

describe.skipIf(!process.env.CI && !fs.existsSync(NGINX))('nginx', () => {
  let nginx: ChildProcess;

  beforeAll(async () => {
    writeSite();
    nginx = startNginx();
    await vi.waitFor(() => ask('/'), 5_000);
  });

  afterAll(async () => {
    if (nginx.kill()) await once(nginx, 'exit');
    fs.rmSync(folder, { recursive: true });
  });

  async function ask(path: string, { method = 'GET', headers = {}, socket = 'nginx' } = {}) {
    const options = { socketPath: pathTo(socket), path, method, headers, agent: false };
    const call = request(options).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  }

  test.each([...requests, ...assets.map((name) => [`/${name}`, name] as const)])(
    'the response to %s is %s, with the headers in public/_headers',
    async (path, file) => {
      const { status, headers, body } = await ask(path);
      const expectedStatus = file.endsWith('404.html') ? 404 : 200;
      expect([status, body, headers.location]).toEqual([expectedStatus, file, undefined]);
      const expected = headersFor(`/${file.replace(/(index)?\.html$/, '')}`);
      const names = headerRulesOfSite.flatMap((rule) => rule.headers.map(([name]) => name));
      for (const name of names.map((name) => name.toLowerCase())) {
        const value = expected.get(name) ?? DEFAULTS[name];
        if (value instanceof RegExp) expect(headers[name], name).toMatch(value);
        else expect(headers[name], name).toBe(value);
      }
    },
  );

  const encoded = (url: string) => encodeURI(decodeURI(url)).replace('$', '%24');
  test.each(
    REDIRECTS.flatMap(([from, to]) => [
      [from, to],
      [`${from}/`.replace('//', '/'), to],
    ]),
  )('%s redirects to %s permanently', async (path, to) => {
    const { status, headers } = await ask(encoded(path));
    expect([status, headers.location]).toEqual([301, encoded(to)]);
  });

  test.each(['/%zz', '/%', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/%00'])(
    '%s is not a valid address and redirects nowhere',
    async (path) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(400);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(headers.location).toBeUndefined();
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask('/blog', { method });
    expect(status).toBe(405);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  test.each(['nginx', 'proxied'])(
    'at the socket “%s”, text and drawings are compressed, photographs are not',
    async (socket) => {
      const path = (ending: string) => `/_astro/long.${ending}`;
      for (const ending of ['html', 'js', 'css', 'svg', 'txt', 'jpeg']) {
        fs.writeFileSync(pathTo(`site${path(ending)}`), 'words '.repeat(500));
        const gzip = { socket, headers: { 'Accept-Encoding': 'gzip' } };
        const { headers } = await ask(path(ending), gzip);
        expect(headers['content-encoding'], ending).toBe(ending === 'jpeg' ? undefined : 'gzip');
        if (ending !== 'jpeg') expect(headers.vary).toBe('Accept-Encoding');
      }
    },
  );
});
