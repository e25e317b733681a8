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
  const others = newestFirst.filter((other) => other.id !== id);
  const isSame = (other: Article) => other.category === category;
  return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(0, count);
}
