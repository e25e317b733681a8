/**
 * The site for nginx: a file for `conf.d/`, with the headers, addresses and content types that
 * `npm start` has. `tests/dist/hosts.test.ts` asks both the same questions.
 */
import { baseHeaders, RESOURCE_POLICY, XML_FILE_POLICY } from '../security-headers.ts';
import { CACHING, PICTURE_ENDINGS, TYPES, TYPES_BY_NAME, XML_ENDINGS } from '../serve/headers.ts';
import { cleanPath, MAX_TARGET_LENGTH } from '../serve/routes.ts';

export interface NginxOptions {
  port: number;
  /** Folder of the build on the host. */
  root: string;
  /** The policy of each page, by its file name: `blog/x.html`. */
  policies: ReadonlyMap<string, string>;
}

/** Addresses that lead to a page without being its own, and the one that is. */
function redirects(pages: readonly string[]): [from: string, to: string][] {
  return pages.flatMap((page): [string, string][] => {
    if (isNotFoundPage(page)) return [];
    const to = cleanPath(page);
    return [[`/${page}`, to], ...(to === '/' ? [] : ([[`${to}/`, to]] as [string, string][]))];
  });
}

const isNotFoundPage = (page: string) => /(^|\/)404\.html$/.test(page);

/** The pattern of a map's row for files with these endings. */
const endingIn = (endings: readonly string[]) =>
  `~*\\.(${endings.map((ending) => ending.slice(1)).join('|')})$`;

const quote = (text: string) => `"${text.replaceAll(/["\\$]/g, '\\$&')}"`;
const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');

function map(source: string, target: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([from, to]) => `${from} ${quote(to)};`);
  return `map ${source} ${target} {\n${indent(lines)}\n}\n`;
}

function contentTypes(): string {
  const lines = Object.entries(TYPES).map(([ending, type]) => {
    const [bare] = type.split(';');
    return `${bare} ${ending.slice(1)};`;
  });
  return `types {\n${indent(lines.map((line) => `  ${line}`))}\n  }`;
}

/**
 * Which not-found page answers: that of the folder which an address lies in directly, if it has one,
 * else the site's.
 */
function notFoundLocations(pages: readonly string[]): string[] {
  return pages.filter(isNotFoundPage).flatMap((page) => {
    const folder = page.slice(0, -'404.html'.length);
    const answer = `error_page 404 /${page};`;
    const place = folder ? `~ ^/${folder}[^/]*/?$` : '/';
    return [
      `location ~ ^/${folder}404/?$ { ${answer} return 404; }`,
      `location ${place} { ${answer} try_files $uri $uri.html =404; }`,
      `location = /${page} { internal; ${answer} }`,
    ];
  });
}

const powerOfTwo = (least: number) => 2 ** Math.ceil(Math.log2(least));

/**
 * Room for the hash tables of the maps. By itself nginx refuses to start with an address of more than 40
 * bytes and warns of some 1,000 pages. An entry takes two pointers and its key, as `NGX_HASH_ELT_SIZE` has it;
 * eight of the longest fit into a bucket, and there are at least twice as many buckets as keys, so nginx
 * always finds a table.
 */
function mapHashes(keys: readonly string[]): string {
  const longest = Math.max(...keys.map((key) => Buffer.byteLength(key)));
  const entry = 24 + longest;
  return [
    `map_hash_bucket_size ${powerOfTwo(8 * entry)};`,
    `map_hash_max_size ${powerOfTwo(Math.max(2_048, 2 * keys.length))};\n`,
  ].join('\n');
}

/** The whole file. Its size grows with the number of pages: a page costs about 1 KB. */
export function nginxConfig({ port, root, policies }: NginxOptions): string {
  const pages = [...policies.keys()];
  const policyRows = [...policies].map(([page, policy]) => [`/${page}`, policy] as const);
  const canonicalRows = redirects(pages);
  const headers = Object.entries({
    ...baseHeaders,
    'Content-Security-Policy': '$policy',
    'Cross-Origin-Resource-Policy': '$resource_policy',
    'Cache-Control': '$caching',
    Allow: '$allow',
  });
  const server = [
    `listen ${port};`,
    `root ${quote(root)};`,
    'server_tokens off;',
    contentTypes(),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${charsetTypes().join(' ')};`,
    'gzip_static on;',
    'gzip_vary on;',
    'disable_symlinks on from=$document_root;',
    'absolute_redirect off;',
    // The method, the address and the version stand in one buffer.
    `large_client_header_buffers 4 ${2 * MAX_TARGET_LENGTH};`,
    'client_header_timeout 10s;',
    'client_max_body_size 1k;',
    'keepalive_timeout 5s;',
    // A value that is empty sends no header.
    ...headers.map(([name, value]) => {
      return `add_header ${name} ${value.startsWith('$') ? value : quote(value)} always;`;
    }),
    'if ($allow) { return 405; }',
    'if ($canonical) { return 308 $canonical$is_args$args; }',
    'location = / { try_files /index.html =404; }',
    ...Object.entries(TYPES_BY_NAME).map(([file, type]) => {
      return `location = /${file} { types {} default_type ${type.split(';')[0]}; }`;
    }),
    // The first of the patterns that match counts: what must stay hidden comes first.
    'location ~ /\\.(?!well-known/) { return 404; }',
    'location ~ ^/_(headers|redirects)$ { return 404; }',
    'location ~ \\.(br|gz)$ { return 404; }',
    ...notFoundLocations(pages),
    'error_page 404 /404.html;',
  ];
  return [
    '# Written by `npm run build`: see scripts/hosts/nginx.ts. Changes here are lost.',
    mapHashes([...policyRows, ...canonicalRows].map(([address]) => address)),
    map('$uri', '$policy', [
      ['default', ''],
      [endingIn(XML_ENDINGS), XML_FILE_POLICY],
      ...policyRows,
    ]),
    map('$uri', '$resource_policy', [
      ['default', RESOURCE_POLICY.other],
      [endingIn(PICTURE_ENDINGS), RESOURCE_POLICY.picture],
    ]),
    map('$uri', '$caching', [
      ['default', CACHING.other],
      ['~^/_astro/', CACHING.hashed],
      ['~\\.html$', CACHING.page],
    ]),
    map('$uri', '$canonical', [['default', ''], ...canonicalRows]),
    map('$request_method', '$allow', [
      ['default', 'GET, HEAD'],
      ['GET', ''],
      ['HEAD', ''],
    ]),
    `server {\n${indent(server)}\n}\n`,
  ].join('\n');
}

/** `text/html` always has the charset. */
function charsetTypes(): string[] {
  const types = [...Object.values(TYPES), ...Object.values(TYPES_BY_NAME)]
    .filter((type) => type.includes('charset'))
    .map((type) => type.split(';')[0] ?? '');
  return [...new Set(types)].filter((type) => type !== 'text/html');
}
