import type { Article } from '#data/articles/articles.ts';
import '#ui/floor.css';
import { ArticleCard } from './ArticleCard.tsx';
import './article-grid.css';
import './related-articles.css';

interface RelatedArticlesProps {
  heading: string;
  articles: Article[];
}

/** What to read after an article. */
export function RelatedArticles({ heading, articles }: RelatedArticlesProps) {
  return (
    <aside className="section article-next no-print" data-tone="band" aria-labelledby="next">
      <div className="shell">
        <h2 className="article-next-title" id="next">
          {heading}
        </h2>
      </div>
      <ul className="floor article-grid" data-walls>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </aside>
  );
}
