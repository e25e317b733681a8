import type { APIRoute } from 'astro';
import { logoPicture, ownLogo, svgResponse } from '#tiles/picture-files.tsx';

/** The logo mark as the site's icon. */
export const GET: APIRoute = () => svgResponse(ownLogo() ?? logoPicture(120, 20));
