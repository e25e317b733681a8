/** The custom client directives of src/hydration. */
declare namespace Astro {
  interface ClientDirectives {
    /**
     * Hydrate on intent; as text, a selector of further elements to watch; `near`, a margin of the
     * window within which to hydrate without waiting for a sign.
     */
    'client:intent'?: string | boolean | { near: string };
  }
}
