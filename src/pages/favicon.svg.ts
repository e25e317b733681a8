import type { APIRoute } from 'astro';
import { svgResponse } from '@/pictures/tile-files';
import { pigment } from '@/queries/pigments';
import { logoMark } from '@/ui/tiles/logo-mark';

/** The logo mark as the site's icon. */
export const GET: APIRoute = () =>
  svgResponse({ ...logoMark(120, { rounded: true }), colorOf: pigment });
