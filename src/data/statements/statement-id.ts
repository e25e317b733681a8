import { slugify } from '#formatting/slugify.ts';

/**
 * What is wrong with the name of a statement's file, which is its address: nothing when it is lower-case
 * letters, digits and hyphens, and the site has nothing else there.
 *
 * @param routes what lies at the top of src/pages, by file name: `blog`, `testimonials.astro`
 */
export function statementIdProblem(id: string, routes: readonly string[]): string | undefined {
  if (id === '' || slugify(id) !== id) {
    return 'The file’s name is the page’s address. Rename it: lower-case letters, digits and single hyphens only.';
  }
  const isTaken = routes.some((name) => name.replace(/\..*$/, '') === id);
  return isTaken ? `The site has something else at /${id}. Rename the file.` : undefined;
}
