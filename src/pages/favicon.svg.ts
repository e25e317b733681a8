import type { APIRoute } from 'astro';
import { pigment } from '@/queries/pigments';
import { logoMark } from '@/ui/tiles/logo-mark';
import { svgResponse } from '@/ui/tiles/picture-file';

/** The logo mark as the site's icon. */
export const GET: APIRoute = () =>
  svgResponse({ ...logoMark(120, { rounded: true }), colorOf: pigment });
