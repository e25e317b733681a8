/** The custom client directives of src/islands. */
declare namespace Astro {
  interface ClientDirectives {
    /**
     * Hydrate on intent; as text, a selector of further elements to watch; with `near`, a distance
     * such as '200px', also when the island comes that near to the window.
     */
    'client:intent'?: string | boolean | { near: string };
  }
}
