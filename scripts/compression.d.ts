/** Written for Express, of which it uses nothing: its own types would bring those of Express. */
declare module 'compression' {
  import type { RequestListener } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  type Middleware = (...args: [...Parameters<RequestListener>, next: () => void]) => void;
  export default function compression(options: { brotli: BrotliOptions }): Middleware;
}
