/** What the site uses of it: the package has no types. */
declare module 'subset-font' {
  type Options = { keepAllGlyphs: true; targetFormat: 'sfnt'; variationAxes: { wght: number } };
  export default function subset(font: Buffer, text: undefined, options: Options): Promise<Buffer>;
}
