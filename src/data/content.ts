import { existsSync } from 'node:fs';
import { z } from 'zod';
import { dropUnprintable } from '#formatting/unprintable.ts';
import { COMMENTER_AVATAR } from '#tiles/generated-images.ts';
import { type Content, type ContentName, contentSchemas } from './content-schemas.ts';
import { pictureFile } from './reading/content-address.ts';
import { ContentError, type ContentFile, readEntry, readList } from './reading/content-file.ts';
import { fillPlaceholders } from './reading/placeholders.ts';

/** Every file of src/content/ as text; when one changes, Vite reloads what imports this. */
const texts = import.meta.glob<string>('../content/**/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The content files whose path begins with `start`: `src/content/articles/`.
 *
 * @param isGenerated whether the build generates the image at this address
 */
export function contentFiles(
  start: string,
  isGenerated: (address: string, path: string) => boolean,
): ContentFile[] {
  return Object.entries(texts)
    .map(([name, text]) => ({ path: name.replace('..', 'src'), text: dropUnprintable(text) }))
    .filter(({ path }) => path.startsWith(start))
    .map(({ path, text }) => ({
      path,
      text,
      hasImage: (address) => isGenerated(address, path) || existsSync(pictureFile(address)),
    }));
}

/** What no two items of a list may share, where it is more than the id. */
const UNIQUE: { [Name in ContentName]?: string[] } = { categories: ['id', 'name'] };

const contents = new Map<ContentName, unknown>();

/**
 * The content of a YAML file in src/content/. Except in site.yaml itself, `{name}`, `{email}` and the
 * like are filled in from there.
 *
 * @throws ContentError with every problem of the file.
 */
export function getContent<Name extends ContentName>(name: Name): Content<Name> {
  const content = contents.get(name) ?? read(name);
  contents.set(name, content);
  return content as Content<Name>;
}

/** Every problem of every YAML file, for a build to report before it renders the first page. */
export function contentProblems(): string[] {
  return Object.keys(contentSchemas).flatMap((name) => {
    try {
      getContent(name as ContentName);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
  });
}

function read(name: ContentName): unknown {
  const path = `src/content/${name}.yaml`;
  const [file] = contentFiles(path, (address) => address === COMMENTER_AVATAR);
  if (!file) throw new ContentError([`${path}: The file is missing. The site needs it.`]);
  const schema: z.ZodType = contentSchemas[name];
  const content =
    schema instanceof z.ZodArray
      ? readList(file, schema.element as z.ZodType, UNIQUE[name])
      : readEntry(file, schema);
  return name === 'site' ? content : fillSitePlaceholders(content);
}

/** Fills `{name}`, `{email}` and the like into every text of an entry, from site.yaml. */
export function fillSitePlaceholders<T>(entry: T): T {
  const site = getContent('site');
  return fillPlaceholders(entry, { ...site, ...site.address });
}
