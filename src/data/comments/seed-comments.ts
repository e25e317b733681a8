import type { Article } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { getPicture } from '#data/pictures/pictures.ts';
import type { Comment } from './comment-schema.ts';

/** The comments that an article has from the start, oldest first. */
export function getSeedComments({
  id,
  language,
}: Pick<Article, 'id' | 'language'>): Promise<Comment[]> {
  const comments = getContent('comments', language)
    .filter(({ article }) => article === id)
    .toSorted((a, b) => Number(a.id) - Number(b.id));
  return Promise.all(
    comments.map(async ({ article, avatarUrl, ...comment }) => ({
      ...comment,
      avatar: await getPicture(avatarUrl, 'person'),
    })),
  );
}
