/** Its own types would bring in those of Express, which it does not need. */
declare module 'compression' {
  import type { RequestListener } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  type Middleware = (...args: [...Parameters<RequestListener>, next: () => void]) => void;
  export default function compression(options: { brotli: BrotliOptions }): Middleware;
}
