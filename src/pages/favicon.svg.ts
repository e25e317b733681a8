import type { APIRoute } from 'astro';
import { logoMark } from '#tiles/logo-mark.ts';
import { pigment } from '#tiles/pigments.ts';
import { svgResponse } from '#tiles/tile-files.ts';

/** The logo mark as the site's icon. */
export const GET: APIRoute = () =>
  svgResponse({ ...logoMark(120, { rounded: true }), colorOf: pigment });
