import type { APIRoute, GetStaticPaths } from 'astro';
import { getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { singleTile } from '#tiles/composition.ts';
import { AVATAR_PATH, COMMENTER_AVATAR } from '#tiles/drawn-images.ts';
import { TILE_SIZE } from '#tiles/motifs.ts';
import { portraitPicture, svgResponse, tilePicture } from '#tiles/picture-files.tsx';

/** A portrait per person with an avatar in /avatars/, and the tile that all commenters share. */
export const getStaticPaths = (() => {
  const authors = getArticles().map(({ author }) => author);
  const urls = [...authors, getContent('home').contact.person].map((person) => person?.avatarUrl);
  return [COMMENTER_AVATAR, ...new Set(urls)]
    .flatMap((url = '') => AVATAR_PATH.exec(url)?.[1] ?? [])
    .map((name) => ({ params: { name } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params: { name = '' }, url }) =>
  svgResponse(
    url.pathname.endsWith(COMMENTER_AVATAR)
      ? tilePicture({ cells: singleTile('petals'), width: TILE_SIZE, height: TILE_SIZE })
      : portraitPicture(name),
  );
