import { splitFrontMatter } from '#data/reading/front-matter.ts';
import { readYaml, type ValuePath } from '#data/reading/yaml-source.ts';
import { PLACEHOLDERS } from '../new-article/article-file.ts';
import type { Finding } from './finding.ts';
import { isSampleAddress, isSamplePhone } from './sample-values.ts';

/** A content file as text: YAML, or Markdown with front matter. */
export interface ContentText {
  /** As messages name it: `src/content/site.yaml`. */
  file: string;
  text: string;
}

interface Spot {
  path: ValuePath;
  what: string;
}

/** The samples of a content file that are still in place; broken YAML is the build's to report. */
export function findSamples({ file, text }: ContentText): Finding[] {
  const source = file.endsWith('.md')
    ? readYaml(splitFrontMatter(text)?.frontMatter ?? '', 2)
    : readYaml(text);
  if (source.status === 'broken') return [];
  const samples = samplesIn(source.data).map(({ path, what }) => ({
    file,
    line: source.lineOf(path),
    what,
  }));
  return isDraft(source.data) ? samples : [...samples, ...placeholdersIn({ file, text })];
}

const isDraft = (data: unknown) => (data as { draft?: unknown } | null)?.draft === true;

/** What `npm run new:article` wrote and nobody has replaced. */
function placeholdersIn({ file, text }: ContentText): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const found = PLACEHOLDERS.find((placeholder) => line.includes(placeholder));
    return found ? [{ file, line: index + 1, what: `“${found}”` }] : [];
  });
}

function samplesIn(value: unknown, path: ValuePath = []): Spot[] {
  if (typeof value === 'string') return samplesInText(value, path);
  if (value === null || typeof value !== 'object') return [];
  if ('sample' in value && value.sample === true) {
    // Whatever else is a sample in it goes with it.
    return [{ path: [...path, 'sample'], what: nameOf(value, path) }];
  }
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, item]) =>
    samplesIn(item, [...path, isList ? Number(key) : key]),
  );
}

function samplesInText(text: string, path: ValuePath): Spot[] {
  const isPhone = path.at(-1) === 'phone';
  const isSample = isSampleAddress(text) || (isPhone && isSamplePhone(text));
  return isSample ? [{ path, what: `${path.join('.')}: ${text}` }] : [];
}

/** What an editor would call an item: its name, its author, its title, or where it stands. */
function nameOf(item: object, path: ValuePath): string {
  const { name, title, author } = item as Record<string, unknown>;
  const found = [name, title, author].find((text) => typeof text === 'string');
  return found ? `“${found}”` : path.join('.');
}
