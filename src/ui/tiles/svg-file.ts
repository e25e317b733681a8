import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TilePicture } from './TilePicture';

/** The response of an endpoint that is built into an SVG file: a picture of tiles. */
export function svgResponse(picture: ComponentProps<typeof TilePicture>): Response {
  const svg = renderToStaticMarkup(createElement(TilePicture, picture));
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
