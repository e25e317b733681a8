/**
 * Decides what may be in public/ and src/pictures/, before a build or the development server reads anything there:
 * nothing that could run on the site's origin, where /admin keeps its access token
 * (docs/decisions/08-editing-in-the-browser.md), since not every host sends headers that hold it; nothing that leads out of
 * its folder; no damaged picture; and no photograph that says where it was taken.
 */
import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import sharp from 'sharp';
import { LARGEST_FILE } from '#data/reading/content-address.ts';
import { ContentError } from '#data/reading/content-file.ts';
import { invalidNameIn, isJunkFile, NAME_ADVICE } from '#data/reading/site-file.ts';
import { slugify } from '#formatting/slugify.ts';

export function checkUploads(): AstroIntegration {
  return {
    name: 'check-uploads',
    hooks: {
      'astro:server:setup': ({ server }) => {
        // Photographs take a while: not the first request alone waits for them.
        checkFiles().catch(() => {});
        server.middlewares.use((_request, response, next) => {
          const refuse = ({ message }: Error) => {
            server.config.logger.warnOnce(message);
            // The browser asks again until the files are right.
            const headers = { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '2' };
            response.writeHead(500, headers).end(message);
          };
          checkFiles().then(() => next(), refuse);
        });
      },
      'astro:build:start': checkFiles,
      'astro:build:done': ({ dir }) => removeUnwanted(fileURLToPath(dir)),
    },
  };
}

const PICTURES = 'src/pictures';

/** @throws ContentError with what is wrong with each file. */
async function checkFiles(): Promise<void> {
  const files = ['public', PICTURES, 'src/content'].flatMap(filesIn).values();
  const problems: string[] = [];
  const checkSome = async () => {
    for (const file of files) problems.push((await problemOf(file)) ?? '');
  };
  // Some at a time: a decoded picture is large.
  await Promise.all([checkSome(), checkSome(), checkSome(), checkSome()]);
  const found = problems.filter(Boolean).toSorted();
  if (found.length > 0) throw new ContentError(found);
}

/** What is at a path or below it, but folders. The recursion of `readdirSync` would follow links. */
function filesIn(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
  return found ? [path.replaceAll(sep, '/')] : [];
}

/** Results by path and state, so that the development server decodes a picture once. */
const known = new Map<string, Promise<string | undefined>>();

async function problemOf(path: string): Promise<string | undefined> {
  const found = lstatSync(path);
  if (isJunkFile(path) && (found.isFile() || path.startsWith('src/'))) return undefined;
  if (!found.isFile()) return `${path}: It is a link. Put the file itself here.`;
  const key = `${path} ${found.mtimeMs} ${found.size}`;
  const problem = known.get(key) ?? readFile(path).then((content) => uploadProblem(path, content));
  known.set(key, problem);
  return problem;
}

/**
 * Removes from a build what systems and text editors left in public/, and the originals of pictures: Astro leaves those
 * that no page shows, such as a draft's, as they are.
 */
function removeUnwanted(dist: string): void {
  const hashOf = (file: string) => hash('sha256', readFileSync(file));
  const photographs = filesIn(PICTURES).filter((file) => !file.endsWith('.svg'));
  const originals = new Set(photographs.map(hashOf));
  for (const file of filesIn(dist)) {
    const name = file.slice(dist.length);
    if (isJunkFile(name) || (name.startsWith('_astro/') && originals.has(hashOf(file))))
      rmSync(file);
  }
}

/** How files begin, and from which byte on: those that may be uploaded, and one that is taken for them. */
const BEGINNINGS: readonly [kind: string, text: string, offset?: number][] = [
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpg', '\xff\xd8\xff'],
  ['webp', 'WEBP', 8],
  ['gif', 'GIF8'],
  ['ico', '\0\0\x01\0'],
  ['woff2', 'wOF2'],
  ['pdf', '%PDF-'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
];

function kindOf(content: Buffer): string | undefined {
  const start = content.toString('latin1', 0, 64);
  const [, brands] = /^.{4}ftyp(.*)/s.exec(start) ?? [];
  if (brands && /avi[fs]/.test(brands)) return 'avif';
  if (brands && /^(hei|hev|mif|msf)/.test(brands)) return 'heic';
  return BEGINNINGS.find(([, text, offset]) => start.startsWith(text, offset))?.[0];
}

/** Of which the build makes smaller versions. */
const PHOTOGRAPHS = ['png', 'jpg', 'webp', 'avif'];
const TEXTS = ['svg', 'json', 'txt'];
const KINDS = ['svg', ...PHOTOGRAPHS, 'gif', 'ico', 'woff2', 'pdf', 'json', 'txt'];

/** What is wrong with a file that somebody uploaded, in words for editors; undefined if nothing is. */
export async function uploadProblem(path: string, content: Buffer): Promise<string | undefined> {
  // Hosts read these, and do not publish them.
  if (/^public\/_(headers|redirects)$/.test(path)) return undefined;
  // What is wrong with texts of src/content/ is said where they are read.
  const isText = path.startsWith('src/content/');
  const problem = nameProblem(path) ?? (isText ? undefined : await contentProblem(path, content));
  return problem && `${path}: ${problem}`;
}

function nameProblem(path: string): string | undefined {
  const wrong = invalidNameIn(path.replace('public/.well-known/', ''));
  if (wrong === undefined) return undefined;
  const parts = wrong.split('.').map((part, index) => slugify(part) || (index > 0 ? '' : 'file'));
  return `Rename “${wrong}” to “${parts.filter(Boolean).join('.')}”. ${NAME_ADVICE}`;
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;

function contentProblem(path: string, content: Buffer) {
  const ending = extname(path).slice(1);
  const kind = ending.toLowerCase().replace('jpeg', 'jpg');
  const found = kindOf(content);
  const isPicture = PHOTOGRAPHS.includes(kind) || kind === 'gif';
  if (content.length === 0) return 'It is empty. Upload it again.';
  if (content.length > LARGEST_FILE)
    return `It has ${megabytes(content.length)}; ${megabytes(LARGEST_FILE)} are the most. Save it smaller.`;
  if (found === 'heic' || found === 'tiff')
    return `It is a ${found.toUpperCase()} picture, which browsers do not show. Save it as JPEG.`;
  if (found && found !== kind)
    return `It is a ${found.toUpperCase()} file. Call it ${basename(path, `.${ending}`)}.${found}.`;
  if (!KINDS.includes(kind))
    return `Only these kinds of files are published: ${KINDS.join(', ')}. Save it as one of them.`;
  // By its ending hosts know that a drawing must not run, and some compare letter by letter.
  if (kind === 'svg' && ending !== kind) return 'Write the ending in small letters: .svg.';
  if (path.startsWith(PICTURES) && !isPicture && kind !== 'svg')
    return `Only ${PHOTOGRAPHS.join(', ')} and svg files belong here. Put it into public/.`;
  if (TEXTS.includes(kind)) return textProblem(kind, content);
  if (!found) return 'It is a file of another kind. Save it as what its name says.';
  return isPicture ? pictureProblem(path, content) : undefined;
}

/** In all: less than what Sharp reads, which makes the versions. */
const MOST_PIXELS = 250e6;

const DAMAGED = 'It is damaged. Save it anew.';

/** What is wrong with a picture: one for the build to make smaller, or one to publish as it is. */
async function pictureProblem(path: string, content: Buffer): Promise<string | undefined> {
  try {
    const picture = sharp(content, { limitInputPixels: false });
    const { format, width, height, pages = 1, exif, xmp, iptc } = await picture.metadata();
    if (width * height > MOST_PIXELS)
      return `It has too many pixels, ${width} × ${height}: ${MOST_PIXELS / 1e6} million are the most. Save it smaller.`;
    // Decodes it up to the last of its pages. A GIF, which is read as far as it goes, ends in a semicolon.
    const last = sharp(content, { page: pages - 1 });
    await last.resize(1, 1, { fit: 'fill' }).toBuffer();
    if (format === 'gif' && content.at(-1) !== 0x3b) return DAMAGED;
    if (!path.startsWith(PICTURES)) {
      const data = (exif && 'EXIF') || (xmp && 'XMP') || (iptc && 'IPTC');
      const remedy = `Put it into ${PICTURES}/, where the build leaves that out, or save it without.`;
      return data && `It says how, and perhaps where, it was taken (${data}). ${remedy}`;
    }
    const address = encodeURI(path.slice(PICTURES.length));
    const remedy = `it into public/ and show it in a text: ![What it shows](${address}).`;
    if (format === 'gif') return `Save it as PNG. If it moves, put ${remedy}`;
    return pages > 1 || isSequence(content) ? `It moves. Put ${remedy}` : undefined;
  } catch {
    return DAMAGED;
  }
}

/** Whether an AVIF or PNG moves: Sharp sees its first picture only. */
function isSequence(content: Buffer): boolean {
  const start = content.toString('latin1', 0, Math.max(64, content.indexOf('IDAT')));
  return /^.{4}ftyp.{0,52}avis|acTL/s.test(start);
}

function textProblem(kind: string, content: Buffer): string | undefined {
  if (!isUtf8(content)) return 'Save it in UTF-8.';
  const text = new TextDecoder().decode(content);
  try {
    if (kind === 'json') JSON.parse(text);
    return kind === 'svg' ? drawingProblem(text) : undefined;
  } catch (error) {
    return `It is damaged (${(error as Error).message}). Save it anew.`;
  }
}

const SVG = 'http://www.w3.org/2000/svg';

/** The first thing in an SVG that runs when it is opened as a document, or why it shows nothing. Throws if it is no XML. */
function drawingProblem(text: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let root: SaxesTagNS | undefined;
  let problem: string | undefined;
  const refuse = (what: string) => {
    problem ??= `${what} in line ${parser.line} may run. Save the drawing without it.`;
  };
  // In another encoding, browsers would read another text than this check.
  parser.on('xmldecl', ({ version, encoding = 'UTF-8' }) => {
    if (version !== '1.0' || !/^utf-8$/i.test(encoding))
      problem = 'Save it in UTF-8, and begin it with <?xml version="1.0" encoding="UTF-8"?>.';
  });
  let depth = 0;
  parser.on('closetag', () => depth--);
  parser.on('opentag', (tag) => {
    root ??= tag;
    // Browsers read no further than 5,000, and the parser looks through all of them at each.
    if (++depth > 1000)
      throw new Error(`line ${parser.line} has more than 1000 tags in each other`);
    const what = activePart(tag);
    if (what) refuse(what);
  });
  // Declarations can give elements content and attributes.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('the declarations of <!DOCTYPE>');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse('<?xml-stylesheet?>');
  });
  parser.on('error', (error) => {
    if (!problem) throw error;
  });
  parser.write(text).close();
  const isDrawing = root?.local === 'svg' && root.uri === SVG;
  return isDrawing || problem
    ? problem
    : `It shows nothing. Begin the drawing with <svg xmlns="${SVG}" …>.`;
}

const XHTML = 'http://www.w3.org/1999/xhtml';

function activePart({ name, local, uri, attributes }: SaxesTagNS): string | undefined {
  if (uri === XHTML || /^(script|foreignObject)$/i.test(local)) return `<${name}>`;
  const active = Object.values(attributes).find(
    (attribute) =>
      /^on/i.test(attribute.name) || /javascript:/i.test(attribute.value.replace(/\s/g, '')),
  );
  return active && `${active.name} of <${name}>`;
}
