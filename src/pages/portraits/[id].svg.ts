import type { APIRoute, GetStaticPaths } from 'astro';
import { getContent } from '#data/content.ts';
import type { MotifName } from '#tiles/motifs.ts';
import { portraitPicture, svgResponse } from '#tiles/picture-files.tsx';

/** One per testimonial without a photograph. */
export const getStaticPaths = (() =>
  getContent('testimonials')
    .filter(({ photo }) => !photo)
    .map(({ id, motif }) => ({ params: { id }, props: { motif } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ motif: MotifName }> = ({ params: { id = '' }, props: { motif } }) =>
  svgResponse(portraitPicture(id, motif));
