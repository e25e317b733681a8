import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TilePicture } from './TilePicture.tsx';

export type TileSvgProps = ComponentProps<typeof TilePicture>;

/** What was drawn, by the function that gave it its colours: a new one brings new colours. */
const drawn = new WeakMap<TileSvgProps['colorOf'], Map<string, string>>();

/**
 * Tiles as the text of an SVG file. The same tiles are drawn once: covers have only so many shapes,
 * however many articles there are.
 */
export function tileSvg(picture: TileSvgProps): string {
  const svgs = drawn.get(picture.colorOf) ?? new Map<string, string>();
  drawn.set(picture.colorOf, svgs);
  const key = JSON.stringify(picture);
  const svg = svgs.get(key) ?? renderToStaticMarkup(createElement(TilePicture, picture));
  svgs.set(key, svg);
  return svg;
}
