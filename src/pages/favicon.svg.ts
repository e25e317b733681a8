import type { APIRoute } from 'astro';
import { logoMark } from '#tiles/composition.ts';
import { svgResponse, tilePicture } from '#tiles/picture-files.tsx';

/** The logo mark as the site's icon. */
export const GET: APIRoute = () => svgResponse(tilePicture({ ...logoMark(120), radius: 20 }));
