/** File signatures and their offsets: of kinds that may be uploaded, and of TIFF, which people often try to upload. */
const SIGNATURES: readonly [kind: string, text: string, offset?: number][] = [
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpg', '\xff\xd8\xff'],
  ['webp', 'WEBP', 8],
  ['gif', 'GIF8'],
  ['ico', '\0\0\x01\0'],
  ['woff2', 'wOF2'],
  ['pdf', '%PDF-'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
];

/** The kind of a file by its signature: `jpg`. Undefined for a text, such as a drawing, and for any other kind. */
export function getFileKind(content: Buffer): string | undefined {
  const start = content.toString('latin1', 0, 64);
  const [, brands] = /^.{4}ftyp(.*)/s.exec(start) ?? [];
  if (brands && /avi[fs]/.test(brands)) return 'avif';
  if (brands && /^(hei|hev|mif|msf)/.test(brands)) return 'heic';
  return SIGNATURES.find(([, text, offset]) => start.startsWith(text, offset))?.[0];
}
