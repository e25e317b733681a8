/** The constants that astro.config.ts defines for scripts. */
interface ImportMetaEnv {
  /** False if site.yaml says `particles: false`. Pages then have no code for particles. */
  readonly PARTICLES: boolean;
}

/** The custom client directives in src/islands. */
declare namespace Astro {
  interface ClientDirectives {
    'client:intent'?: boolean | import('./islands/intent.ts').IntentOptions;
  }
}
/** The package has no types. */
declare module 'subset-font' {
  type Options = { keepAllGlyphs: true; targetFormat: 'sfnt'; variationAxes: { wght: number } };
  export default function subset(font: Buffer, text: undefined, options: Options): Promise<Buffer>;
}
