/**
 * Decides what may be in public/ and src/pictures/, before a build or the development server reads anything there. It
 * refuses files that could run on the site's origin, where /admin keeps its access token: not every host sends headers
 * that would stop them (docs/decisions/08-editing-in-the-browser.md). It also refuses symlinks, damaged pictures, and
 * pictures in public/ whose metadata may say where they were taken. In src/content/, it refuses only symlinks and wrong
 * names.
 */
import { isUtf8 } from 'node:buffer';
import { lstatSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import sharp from 'sharp';
import { ContentError } from '#data/reading/read-content.ts';
import { getFileKind } from '#data/urls/file-kind.ts';
import {
  findInvalidName,
  isJunkFile,
  listFiles,
  MAX_FILE_SIZE,
  NAME_ADVICE,
} from '#data/urls/site-file.ts';
import { toKebabCase } from '#formatting/names.ts';
import { decodeInTurn, getMaxPixels, hashFile } from './pictures.ts';

export function checkPublishedFiles(): AstroIntegration {
  return {
    name: 'check-published-files',
    hooks: {
      'astro:server:setup': ({ server }) => {
        // Starts now, so that the first request does not wait for all photographs.
        checkFiles().catch(() => {});
        server.middlewares.use((_request, response, next) => {
          const refuse = ({ message }: Error) => {
            server.config.logger.warnOnce(message);
            // The browser reloads until the files are right.
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

const PICTURES_FOLDER = 'src/pictures';

/** @throws ContentError with the problem of each bad file. */
async function checkFiles(): Promise<void> {
  const files = ['public', PICTURES_FOLDER, 'src/content']
    .flatMap((folder) =>
      lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()
        ? folder
        : listFiles(folder).map((name) => `${folder}/${name}`),
    )
    .values();
  const problems: string[] = [];
  const checkSome = async () => {
    for (const file of files) problems.push((await checkFile(file)) ?? '');
  };
  // Checks a few at a time: each file is read whole.
  await Promise.all([checkSome(), checkSome(), checkSome(), checkSome()]);
  const found = problems.filter(Boolean).toSorted();
  if (found.length > 0) throw new ContentError(found);
}

/** The results of checks, by path and state of the file, so that the development server decodes each picture once. */
const results = new Map<string, Promise<string | undefined>>();

async function checkFile(path: string): Promise<string | undefined> {
  const found = lstatSync(path);
  if (isJunkFile(path) && (found.isFile() || path.startsWith('src/'))) return undefined;
  if (!found.isFile()) return `${path}: It is a symlink. Replace it with the original.`;
  const key = `${path} ${found.mtimeMs} ${found.size}`;
  const problem =
    results.get(key) ?? readFile(path).then((content) => getUploadProblem(path, content));
  results.set(key, problem);
  return problem;
}

/**
 * Removes files from a build: those that systems and text editors left in public/, and the originals of pictures. Astro
 * publishes the original of a picture that no page shows, such as one in a draft.
 */
function removeUnwanted(dist: string): void {
  const photographs = listFiles(PICTURES_FOLDER).filter((name) => !name.endsWith('.svg'));
  const originals = new Set(photographs.map((name) => hashFile(join(PICTURES_FOLDER, name))));
  for (const name of listFiles(dist)) {
    const file = join(dist, name);
    if (isJunkFile(name) || (name.startsWith('_astro/') && originals.has(hashFile(file))))
      rmSync(file);
  }
}

/** Pictures of which the build makes smaller versions. */
const PHOTOGRAPH_KINDS = ['png', 'jpg', 'webp', 'avif'];
const TEXT_KINDS = ['svg', 'json', 'txt'];
const PUBLISHED_KINDS = ['svg', ...PHOTOGRAPH_KINDS, 'gif', 'ico', 'woff2', 'pdf', 'json', 'txt'];

/** The problem with an uploaded file, in words for editors; undefined if there is none. */
export async function getUploadProblem(path: string, content: Buffer): Promise<string | undefined> {
  // Hosts read these two files and do not publish them.
  if (/^public\/_(headers|redirects)$/.test(path)) return undefined;
  // The texts in src/content/ are checked when they are read.
  const isText = path.startsWith('src/content/');
  const problem =
    getNameProblem(path) ?? (isText ? undefined : await contentProblem(path, content));
  return problem && `${path}: ${problem}`;
}

function getNameProblem(path: string): string | undefined {
  const wrong = findInvalidName(path.replace('public/.well-known/', ''));
  if (wrong === undefined) return undefined;
  const parts = wrong
    .split('.')
    .map((part, index) => toKebabCase(part) || (index > 0 ? '' : 'file'));
  return `Rename “${wrong}” to “${parts.filter(Boolean).join('.')}”. ${NAME_ADVICE}`;
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;

async function contentProblem(path: string, content: Buffer): Promise<string | undefined> {
  const ending = extname(path).slice(1);
  const kind = ending.toLowerCase().replace('jpeg', 'jpg');
  const found = getFileKind(content);
  const isPicture = PHOTOGRAPH_KINDS.includes(kind) || kind === 'gif';
  if (content.length === 0) return 'It is empty. Upload it again.';
  if (content.length > MAX_FILE_SIZE)
    return `It is ${megabytes(content.length)}; at most ${megabytes(MAX_FILE_SIZE)} is allowed. Save a smaller version.`;
  if (found === 'heic' || found === 'tiff')
    return `It is a ${found.toUpperCase()} picture, which browsers do not show. Save it as JPEG.`;
  if (found && found !== kind) {
    const renamed = `${basename(path, ending)}${found}`;
    return `Its type is ${found.toUpperCase()}. Rename it to ${renamed}.`;
  }
  if (!PUBLISHED_KINDS.includes(kind))
    return `Only these kinds of files are published: ${PUBLISHED_KINDS.join(', ')}. Save it as one of them.`;
  // The header that keeps drawings from running depends on the extension, whose case matters to some hosts.
  if (kind === 'svg' && ending !== kind) return 'Write the extension in lower case: .svg.';
  if (path.startsWith(PICTURES_FOLDER) && !isPicture && kind !== 'svg')
    return `Only ${PHOTOGRAPH_KINDS.join(', ')} and svg files belong here. Put this file into public/.`;
  if (TEXT_KINDS.includes(kind)) return textProblem(kind, content);
  if (!found)
    return 'Its content does not match its extension. Save it in the format of the extension.';
  return isPicture ? imageProblem(path, content) : undefined;
}

const DAMAGED = 'It is damaged. Save it again.';

/** The problem with a picture in src/pictures/ or public/. */
async function imageProblem(path: string, content: Buffer): Promise<string | undefined> {
  try {
    const picture = await sharp(content, { limitInputPixels: false }).metadata();
    const { format, width, height, pages = 1, exif, xmp, iptc } = picture;
    const most = getMaxPixels(picture);
    if (width * height > most)
      return `It has too many pixels, ${width} × ${height}: at most ${Math.floor(most / 1e6)} million are allowed. Save a smaller version.`;
    // Decodes the picture up to its last page, but not a GIF, of which the build makes no versions. A whole GIF ends
    // with a semicolon, which zeros may follow.
    const last = sharp(content, { page: pages - 1 }).resize(1, 1, { fit: 'fill' });
    if (format !== 'gif') await decodeInTurn(picture, () => last.toBuffer());
    else if (!/;\0*$/.test(content.toString('latin1'))) return DAMAGED;
    const isAnimated = pages > 1 || isSequence(content);
    if (!path.startsWith(PICTURES_FOLDER)) {
      const data = (exif && 'EXIF') || (xmp && 'XMP') || (iptc && 'IPTC');
      const remedy = isAnimated
        ? 'Save it without metadata.'
        : `Put it into ${PICTURES_FOLDER}/, where the build removes metadata, or save it without metadata.`;
      return data && `Its metadata (${data}) may say where the picture was taken. ${remedy}`;
    }
    const urlPath = encodeURI(path.slice(PICTURES_FOLDER.length));
    const remedy = `it into public/ and show it in a text: ![What it shows](${urlPath}).`;
    if (format === 'gif') return `Save it as PNG. If it is animated, put ${remedy}`;
    return isAnimated ? `It is animated. Put ${remedy}` : undefined;
  } catch {
    return DAMAGED;
  }
}

/** Whether an AVIF or PNG file is animated. Sharp sees only its first picture. */
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
    return `It cannot be read (${(error as Error).message}). Correct it, or save it again.`;
  }
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * The problem with an SVG: what would run if it were opened as a document, another encoding, or why it shows nothing.
 * Throws if it is not XML, or nests too many tags.
 */
function drawingProblem(text: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let root: SaxesTagNS | undefined;
  let problem: string | undefined;
  const refuse = (what: string) => {
    problem ??= `${what} on line ${parser.line} may run. Save the drawing without it.`;
  };
  // In another encoding, browsers would read a different text than this check.
  parser.on('xmldecl', ({ version, encoding = 'UTF-8' }) => {
    if (version !== '1.0' || !/^utf-8$/i.test(encoding))
      problem = 'Save it in UTF-8, and begin it with <?xml version="1.0" encoding="UTF-8"?>.';
  });
  let depth = 0;
  parser.on('closetag', () => depth--);
  parser.on('opentag', (tag) => {
    root ??= tag;
    // Browsers stop at a depth of 5,000. Deep nesting slows the parser, which searches all open tags at each tag.
    if (++depth > 1000) throw new Error(`line ${parser.line} nests more than 1,000 tags`);
    const what = activePart(tag);
    if (what) refuse(what);
  });
  // Declarations can add content and attributes that this check does not see.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('a declaration in <!DOCTYPE>');
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
  return active && `${active.name} in <${name}>`;
}
