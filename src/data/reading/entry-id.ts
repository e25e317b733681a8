import { pattern } from './fields.ts';

/** Names that other pages use or may use later. */
export const RESERVED: readonly string[] = '404 admin author category index page thanks'.split(' ');

/** Lower-case words joined by hyphens, which need no escaping in an address. */
export const ID_PATTERN = `^(?!(${RESERVED.join('|')})$)[a-z0-9]+(-[a-z0-9]+)*$`;

export const ID_ADVICE = `Lower-case letters, digits and single hyphens only, and none of: ${RESERVED.join(', ')}.`;

/** The end of a page's address, if it differs from the file's name, for example in another language. */
export function slug() {
  return pattern(new RegExp(ID_PATTERN), ID_ADVICE)
    .optional()
    .describe('The end of the address. Without it, the file’s name is used.');
}

/**
 * What is wrong with the id of an article or a page. The id is the file's name without `.md`, and the end of
 * the address unless there is a slug.
 */
export function entryIdProblem(id: string): string | undefined {
  if (new RegExp(ID_PATTERN).test(id)) return undefined;
  if (id.includes('/')) return 'Files in a folder are not read here. Move the file out of it.';
  return `The file’s name is used in addresses. Rename the file. ${ID_ADVICE}`;
}
