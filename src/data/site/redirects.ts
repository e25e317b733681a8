import { z } from 'zod';
import { policyOrigin } from '../reading/content-address.ts';
import { type ContentFile, readEntry } from '../reading/content-file.ts';
import { pairs, pattern } from '../reading/fields.ts';

/** Nothing that a host's settings or a route of Astro would read as more than an address. */
const OLD = /^(\/[\w.~-]+)+$/;
const NEW = /^(https:\/|)\/[\w.~%/?=&#+@:-]*$/;

const OLD_ADVICE =
  'Write a path of this site, with letters from a to z, digits, dots and hyphens, and no slash at its end: /old-page.';
const NEW_ADVICE =
  'Write a path of this site, such as /blog, or an address that starts with https://.';

const isNew = (text: string) =>
  NEW.test(text) && !text.startsWith('//') && (text.startsWith('/') || policyOrigin(text));

/**
 * Old addresses, each with the new one.
 *
 * @param problem what is wrong with an old address among all
 */
function redirectsWith(problem: (from: string, all: Redirects) => string | undefined) {
  const to = z.string({ error: NEW_ADVICE }).refine(isNew, { error: NEW_ADVICE });
  return pairs(['from', pattern(OLD, OLD_ADVICE)], ['to', to], problem);
}

export const redirectsSchema = redirectsWith(circleOf);

export type Redirects = Readonly<Record<string, string>>;

function circleOf(from: string, redirects: Redirects): string | undefined {
  const steps = [from];
  for (let next = redirects[from]; next; ) {
    const path = pageOf(next);
    if (path === pageOf(from))
      return steps.length === 1
        ? 'This leads to itself. Write another address, or remove the line.'
        : `This leads in a circle: ${[...steps, from].join(', ')}. Lead one of them to a page.`;
    // A circle further on is the problem of those who are in it.
    if (steps.includes(path)) return undefined;
    steps.push(path);
    next = redirects[path] ?? redirects[`${path}.html`];
  }
  return undefined;
}

/** The address of the page that a path leads to: hosts read `/a.html`, `/a/` and `/a#b` like `/a`. */
export function pageOf(path: string): string {
  return path.replace(/[?#].*/, '').replace(/(.)(\/|\/index\.html|\.html)$/, '$1');
}

/**
 * Stops the build where the site has something at an old address.
 *
 * @param file site.yaml
 * @param isTaken whether there is something, by the old address and that of the page it may be
 * @throws ContentError with each of them.
 */
export function refuseTaken(
  file: ContentFile,
  isTaken: (address: string, page: string) => boolean,
): void {
  const redirects = redirectsWith((from) =>
    isTaken(from, pageOf(from))
      ? 'The site has something at this address. Remove the line, or rename what is there.'
      : undefined,
  );
  readEntry(file, z.looseObject({ redirects: redirects.optional() }));
}
