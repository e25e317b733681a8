/** The constants that astro.config.ts defines for scripts. */
interface ImportMetaEnv {
  /** False if site.yaml says `particles: false`. Pages then have no code for particles. */
  readonly PARTICLES: boolean;
}

/** The custom client directives in src/islands. */
declare namespace Astro {
  interface ClientDirectives {
    /**
     * Hydrates on intent. A string is a selector for further elements to watch; with `near`, a distance
     * such as '200px', the island also hydrates when it is that close to the viewport.
     */
    'client:intent'?: string | boolean | { near: string };
  }
}
/** The package has no types. */
declare module 'subset-font' {
  type Options = { keepAllGlyphs: true; targetFormat: 'sfnt'; variationAxes: { wght: number } };
  export default function subset(font: Buffer, text: undefined, options: Options): Promise<Buffer>;
}
