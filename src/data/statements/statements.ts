import { readdirSync } from 'node:fs';
import { getContent } from '../content.ts';
import { entryIdProblem } from '../markdown/entry-id.ts';
import { readMarkdownFolder } from '../markdown/markdown-folder.ts';
import { once } from '../once.ts';
import { type StatementFrontMatter, statementSchema } from './statement-schema.ts';

/** A page of text about the site itself. */
export interface Statement extends StatementFrontMatter {
  /** Its file's name, which is its address. */
  id: string;
  /** The text. */
  markdown: string;
}

/** Every statement. */
export const getStatements = once((): Statement[] => {
  const routes = readdirSync('src/pages');
  return readMarkdownFolder('statements', {
    schema: statementSchema,
    idProblem: (id) => statementIdProblem(id, routes),
    isGenerated: () => false,
  }).map(({ id, data, markdown }) => {
    const isConnected = Boolean(getContent('site').forms?.inquiry);
    return { ...data, id, markdown: filterConditionalLines(markdown, isConnected) };
  });
});

const CONDITION = /^((?:- )?)\[(not )?connected\] /;

/** Without the lines that are only true if the project form is connected, or only if it is not. */
export function filterConditionalLines(markdown: string, isConnected: boolean): string {
  return markdown
    .split('\n')
    .filter((line) => {
      const [isConditional, , not] = CONDITION.exec(line) ?? [];
      return !isConditional || isConnected === !not;
    })
    .map((line) => line.replace(CONDITION, '$1'))
    .join('\n');
}

/**
 * What is wrong with the name of a statement's file, which is its address; undefined for lower-case
 * letters, digits and hyphens at which the site has nothing else.
 *
 * @param routes what is at the top of src/pages, by file name: `blog`, `testimonials.astro`
 */
export function statementIdProblem(id: string, routes: readonly string[]): string | undefined {
  const isTaken = routes.some((name) => name.replace(/\..*$/, '') === id);
  const taken = isTaken ? `The site has something else at /${id}. Rename the file.` : undefined;
  return entryIdProblem(id) ?? taken;
}
