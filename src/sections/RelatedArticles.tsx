import type { ArticleView } from '#data/articles/articles.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TileList } from '#ui/TileList.tsx';
import { ArticleCard } from './ArticleCard.tsx';

interface RelatedArticlesProps {
  heading: string;
  articles: ArticleView[];
}

/** What to read after an article. */
export function RelatedArticles({ heading, articles }: RelatedArticlesProps) {
  return (
    <aside className="floor no-print" aria-labelledby="site-next">
      <SectionHead id="site-next" copy={{ heading }} />
      <TileList items={articles} rows={['full', 'pair']} className="article-grid">
        {(article) => <ArticleCard article={article} headingLevel="h3" />}
      </TileList>
    </aside>
  );
}
