/** The custom client directives of src/hydration. */
declare namespace Astro {
  interface ClientDirectives {
    /** Hydrate on intent; as text, a selector of further elements to watch. */
    'client:intent'?: string | boolean;
    /** Hydrate on intent, and within this margin of the window: `200px`. */
    'client:near'?: string;
  }
}
