/**
 * An address of this site as pages must write it: below the folder that the site is published in.
 * `/blog` stays `/blog` at https://example.com and is `/site/blog` at https://example.com/site.
 * Addresses of other sites and anchors (`#main`) stay as they are. Whoever writes an `href` or `src`
 * calls this.
 *
 * @param base the folder, as Astro has it from the `url` in site.yaml: `/` or `/site`
 */
export function sitePath(path: string, base: string = import.meta.env.BASE_URL): string {
  return path.startsWith('/') ? base.replace(/\/$/, '') + path : path;
}

/**
 * The one spelling of a page's address, from the path that Astro builds it at: `/blog` for
 * `/blog.html`. Only the home page ends with a slash, at the top of a host and in a folder.
 */
export function canonicalPath(builtPath: string, base: string = import.meta.env.BASE_URL): string {
  const home = sitePath('/', base);
  const path = builtPath.replace(/(\/index)?\.html$|\/$/, '');
  return `${path}/` === home ? home : path;
}
