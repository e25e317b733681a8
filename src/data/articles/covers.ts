import { getArticles } from './articles.ts';
import type { CoverMosaic } from './cover-image.ts';

/** The static paths of the covers that are laid from tiles: one per article that has one. */
export async function getMosaicPaths(): Promise<{ params: { id: string }; props: CoverMosaic }[]> {
  const articles = await getArticles();
  return articles.flatMap(({ id, cover }) =>
    cover.mosaic ? [{ params: { id }, props: cover.mosaic }] : [],
  );
}
