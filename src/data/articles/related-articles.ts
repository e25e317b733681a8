interface Categorised {
  id: string;
  category: string;
}

/**
 * Other articles to read next: those of the same category, then the others, each newest first.
 *
 * @param newestFirst all articles
 */
export function relatedArticles<Article extends Categorised>(
  { id, category }: Categorised,
  newestFirst: readonly Article[],
  count: number,
): Article[] {
  const alike: Article[] = [];
  const others: Article[] = [];
  for (const article of newestFirst) {
    if (alike.length === count) break;
    if (article.id === id) continue;
    (article.category === category ? alike : others).push(article);
  }
  return [...alike, ...others].slice(0, count);
}
