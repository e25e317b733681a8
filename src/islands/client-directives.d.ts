/** The custom client directives of src/islands. */
declare namespace Astro {
  interface ClientDirectives {
    /**
     * Hydrates on intent. A string is a selector of further elements to watch; with `near`, a distance
     * such as '200px', the island also hydrates when it is that close to the viewport.
     */
    'client:intent'?: string | boolean | { near: string };
  }
}
