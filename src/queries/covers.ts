import type { CoverImage } from '@/lib/cover-image';
import { getArticles } from './articles';

export type MosaicCover = Extract<CoverImage, { kind: 'mosaic' }>;

/** The static paths of the covers that are laid from tiles: one per article that has one. */
export async function getMosaicPaths(): Promise<{ params: { id: string }; props: MosaicCover }[]> {
  const articles = await getArticles();
  return articles.flatMap(({ id, cover }) =>
    cover.kind === 'mosaic' ? [{ params: { id }, props: cover }] : [],
  );
}
