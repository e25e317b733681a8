import type { APIRoute, GetStaticPaths } from 'astro';
import { getArticles } from '#data/articles/articles.ts';
import { singleTile } from '#tiles/composition.ts';
import { AVATAR_PATH } from '#tiles/drawn-images.ts';
import { type MotifName, motifNames, TILE_SIZE } from '#tiles/motifs.ts';
import { svgResponse, tilePicture } from '#tiles/picture-files.tsx';

/** The tile that all commenters share. */
const COMMENTER = { params: { name: 'commenter' }, props: { motif: 'petals' as MotifName } };

/** One tile per author with an avatar in /avatars/; each next author gets the next motif. */
export const getStaticPaths = (() => {
  const urls = getArticles().map(({ author }) => author.avatarUrl);
  const names = [...new Set(urls)].flatMap((url) => AVATAR_PATH.exec(url)?.[1] ?? []).sort();
  const authors = names.map((name, index) => ({
    params: { name },
    props: { motif: motifNames.at(-1 - (index % motifNames.length)) as MotifName },
  }));
  return [COMMENTER, ...authors];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ motif: MotifName }> = ({ props: { motif } }) =>
  svgResponse(tilePicture({ cells: singleTile(motif), width: TILE_SIZE, height: TILE_SIZE }));
