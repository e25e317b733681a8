import type { ArticleView } from '#data/articles/articles.ts';
import '#ui/floor.css';
import { GRIDS, gridSpans } from '#ui/grid-spans.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { ArticleCard } from './ArticleCard.tsx';

interface RelatedArticlesProps {
  heading: string;
  articles: ArticleView[];
}

/** What to read after an article. */
export function RelatedArticles({ heading, articles }: RelatedArticlesProps) {
  const spans = gridSpans(articles.length, GRIDS.articles);
  return (
    <aside className="floor article-next no-print" aria-labelledby="next">
      <SectionHead id="next" copy={{ heading }} />
      <ul className="article-grid">
        {articles.map((article, index) => (
          <li key={article.id} {...spans[index]}>
            <ArticleCard article={article} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </aside>
  );
}
