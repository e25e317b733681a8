/** The custom client directive, src/islands/intent.ts. */
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
