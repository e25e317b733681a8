import type { APIRoute, GetStaticPaths } from 'astro';
import type { CoverImage } from '@/lib/cover-image';
import { getArticles } from '@/queries/articles';
import { pigment } from '@/queries/pigments';
import { COVER_COLUMNS, COVER_ROWS, cover } from '@/ui/tiles/composition';
import { svgResponse } from '@/ui/tiles/svg-file';

const TILE = 120;

type Mosaic = Extract<CoverImage, { kind: 'mosaic' }>;

export const getStaticPaths = (async () => {
  const articles = await getArticles();
  return articles.flatMap(({ id, cover: image }) =>
    image.kind === 'mosaic' ? [{ params: { id }, props: image }] : [],
  );
}) satisfies GetStaticPaths;

/** An article's cover as an image file, for feeds and shared links. */
export const GET: APIRoute<Mosaic> = ({ props }) =>
  svgResponse({
    cells: cover(props.palette, props.seed, TILE),
    width: COVER_COLUMNS * TILE,
    height: COVER_ROWS * TILE,
    colorOf: pigment,
  });
