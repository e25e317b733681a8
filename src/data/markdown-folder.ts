import { getChoices, getContentProblems, readInLanguage } from './content.ts';
import { type FrontMatter, folderSchemas } from './content-schemas.ts';
import { checkMarkdown } from './markdown/check-markdown.ts';
import { getEntryIdProblem } from './reading/fields.ts';
import { ContentError, catchProblems, readContent } from './reading/read-content.ts';
import { splitFrontMatter } from './reading/yaml-source.ts';
import { toLanguagePath } from './site/paths.ts';
import { getContentFiles } from './site/site.ts';

/** A Markdown file in src/content/, with the fields of its front matter. */
export type MarkdownEntry<Folder extends keyof FrontMatter> = FrontMatter[Folder] & {
  language: string;
  /** The file's name without `.md`: the same in every language. */
  id: string;
  /** The address of its page, which ends in its `slug`, or the file's name. */
  path: string;
  /** The text without the front matter. */
  markdown: string;
};

/** The English path above the pages of each folder. */
const PARENT_PATHS = {
  articles: '/blog',
  cases: '/work',
  services: '/services',
  pages: '',
} as const;

const STRAY_FILE =
  'Only files that end in .md, in lower case, are read here. Rename this file, or move it out of src/content.';

/**
 * Reads the files of a folder in a language.
 *
 * @param getProblem another check, of the end of an entry's address and of its id; returns what is wrong with them
 * @throws ContentError with the problems in these files (name, front matter, text) and in the YAML files.
 */
export function readMarkdownFolder<Folder extends keyof FrontMatter>(
  folder: Folder,
  language: string,
  getProblem: (segment: string, id: string) => string | undefined = () => undefined,
): MarkdownEntry<Folder>[] {
  const problems = [...getContentProblems()];
  const entries: MarkdownEntry<Folder>[] = [];
  const schema = folderSchemas(getChoices(language))[folder];
  for (const file of getContentFiles(language, folder)) {
    const report = (text: string | undefined) => text && problems.push(`${file.path}: ${text}`);
    if (!file.name.endsWith('.md')) {
      report(STRAY_FILE);
      continue;
    }
    const id = file.name.slice(0, -'.md'.length);
    report(getEntryIdProblem(id));
    const addEntry = () => {
      // Of the Markdown files, only pages have placeholders, in their front matter.
      const data = (
        folder === 'pages' ? readInLanguage(file, schema, language) : readContent(file, schema)
      ) as FrontMatter[Folder];
      const segment = data.slug ?? id;
      const path = toLanguagePath(language, `${PARENT_PATHS[folder]}/${segment}`);
      const other = entries.find((entry) => entry.path === path);
      report(
        other
          ? `${other.id}.md has this address too: ${segment}. Give one of them another slug.`
          : getProblem(segment, id),
      );
      const markdown = splitFrontMatter(file.text)?.body ?? '';
      entries.push({ ...data, language, id, path, markdown });
    };
    problems.push(...catchProblems(addEntry));
    for (const { line, text } of checkMarkdown(file.text))
      problems.push(`${file.path}:${line}: ${text}`);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return entries;
}
