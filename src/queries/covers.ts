import type { CoverMosaic } from '@/lib/cover-image';
import { getArticles } from './articles';

/** The static paths of the covers that are laid from tiles: one per article that has one. */
export async function getMosaicPaths(): Promise<{ params: { id: string }; props: CoverMosaic }[]> {
  const articles = await getArticles();
  return articles.flatMap(({ id, cover }) =>
    cover.mosaic ? [{ params: { id }, props: cover.mosaic }] : [],
  );
}
