/**
 * Stops the build at files in public/ and src/pictures/ that could run on the site's origin, where /admin keeps its
 * access token (docs/decisions/19-editing-in-the-browser.md): not every host sends headers that hold them. And at
 * photographs that would say where they were taken.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import sharp from 'sharp';
import { LARGEST_FILE } from '#data/reading/content-address.ts';
import { ContentError } from '#data/reading/content-file.ts';

export function checkUploads(): AstroIntegration {
  return {
    name: 'check-uploads',
    hooks: {
      'astro:build:start': async () => {
        const files = [...filesIn('public'), ...filesIn(PICTURES)];
        const problems: string[] = [];
        for (const file of files.filter((file) => !SETTINGS.has(file))) {
          const content = readFileSync(file);
          const problem = uploadProblem(file, content) ?? (await pictureProblem(file, content));
          if (problem) problems.push(problem);
        }
        if (problems.length > 0) throw new ContentError(problems);
      },
      // Astro leaves those that no page shows, such as a draft's, as they are.
      'astro:build:done': ({ dir }) => {
        const originals = filesIn(PICTURES).filter((file) => !file.endsWith('.svg'));
        for (const file of filesIn(join(fileURLToPath(dir), '_astro')))
          if (originals.some((original) => isSame(original, file))) rmSync(file);
      },
    },
  };
}

const PICTURES = 'src/pictures';

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name !== '.DS_Store')
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'));
}

function isSame(one: string, other: string): boolean {
  return (
    statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other))
  );
}

/** Read by hosts, which do not publish them. */
const SETTINGS = new Set(['public/_headers', 'public/_redirects']);

const textOf = (content: Buffer) => new TextDecoder('utf-8', { fatal: true }).decode(content);

const beginsWith =
  (start: string, offset = 0) =>
  (content: Buffer) => {
    if (!content.toString('latin1', offset).startsWith(start))
      throw new Error('This is a file of another kind. Save it as what its name says.');
  };

/** The kinds of files that may be uploaded, by ending. Each check throws if a file is of another kind, or may run. */
const KINDS = new Map<string, (content: Buffer) => unknown>([
  ['svg', checkDrawing],
  ['png', beginsWith('\x89PNG\r\n\x1a\n')],
  ['jpg', beginsWith('\xff\xd8\xff')],
  ['jpeg', beginsWith('\xff\xd8\xff')],
  ['webp', beginsWith('WEBP', 8)],
  ['avif', beginsWith('ftyp', 4)],
  ['gif', beginsWith('GIF8')],
  ['ico', beginsWith('\0\0\x01\0')],
  ['woff2', beginsWith('wOF2')],
  ['pdf', beginsWith('%PDF-')],
  ['json', (content) => JSON.parse(textOf(content))],
  ['txt', textOf],
]);

/** What is wrong with an uploaded file, in words for editors; undefined if nothing is. */
export function uploadProblem(path: string, content: Buffer): string | undefined {
  const ending = extname(path).slice(1);
  const kind = ending.toLowerCase();
  const check = KINDS.get(kind);
  const list = [...KINDS.keys()].join(', ');
  if (!check) return `${path}: Files of this kind may run. Upload one of these: ${list}.`;
  if (content.length > LARGEST_FILE)
    return `${path}: It has ${megabytes(content.length)}; ${megabytes(LARGEST_FILE)} are the most. Save it smaller.`;
  // By its ending hosts know that a drawing must not run, and some compare letter by letter.
  if (kind === 'svg' && ending !== kind) return `${path}: Write the ending in small letters: .svg.`;
  try {
    check(content);
    return undefined;
  } catch (error) {
    return `${path}: ${(error as Error).message}`;
  }
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;

/** What is wrong with a file as a picture: one for the build to make smaller, or one to publish as it is. */
export async function pictureProblem(path: string, content: Buffer): Promise<string | undefined> {
  const isSource = path.startsWith(`${PICTURES}/`);
  if (isSource && !/\.(svg|png|jpe?g|webp|avif)$/i.test(path))
    return `${path}: Only svg, png, jpg, webp and avif files belong here. Put it into public/.`;
  if (!/\.(png|jpe?g|webp|avif)$/i.test(path)) return undefined;
  try {
    const { exif, pages = 1 } = await sharp(content).metadata();
    if (isSource && pages > 1) return `${path}: It moves. Put it into public/.`;
    const remedy = `Put it into ${PICTURES}/, where the build leaves that out, or save it without.`;
    return exif && !isSource
      ? `${path}: It says how, and perhaps where, it was taken (EXIF). ${remedy}`
      : undefined;
  } catch {
    return `${path}: This picture is damaged. Save it anew.`;
  }
}

/** Throws at the first thing in an SVG that runs when it is opened as a document. */
function checkDrawing(content: Buffer): void {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (what: string) => {
    throw new Error(`${what} in line ${parser.line} may run. Save the drawing without it.`);
  };
  parser.on('opentag', (tag) => {
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
  parser.write(textOf(content)).close();
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
