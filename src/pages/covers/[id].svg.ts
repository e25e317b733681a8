import type { APIRoute, GetStaticPaths } from 'astro';
import { getArticles } from '#data/articles/articles.ts';
import { getLanguages } from '#data/languages.ts';
import type { CoverMosaic } from '#tiles/cover-tiles.ts';
import { coverPicture, svgResponse } from '#tiles/picture-files.tsx';

/** One for each article whose cover is drawn from tiles. Translations share it. */
export const getStaticPaths = (() => {
  const articles = new Map(
    getLanguages()
      .flatMap(getArticles)
      .map((one) => [one.id, one]),
  );
  return [...articles.values()].flatMap(({ id, mosaic }) =>
    mosaic ? [{ params: { id }, props: { mosaic } }] : [],
  );
}) satisfies GetStaticPaths;

/** An article's cover as an image file. */
export const GET: APIRoute<{ mosaic: CoverMosaic }> = ({ props: { mosaic } }) =>
  svgResponse(coverPicture(mosaic));
