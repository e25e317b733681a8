import type { ShownArticle } from '#data/articles/articles.ts';
import '#ui/floor.css';
import { layFloor } from '#ui/lay-floor.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { floorPlans } from './floor-plans.ts';
import './article-grid.css';
import './related-articles.css';

interface RelatedArticlesProps {
  heading: string;
  articles: ShownArticle[];
}

/** What to read after an article. */
export function RelatedArticles({ heading, articles }: RelatedArticlesProps) {
  const rooms = layFloor(articles.length, floorPlans.articles);
  return (
    <aside className="floor rooms article-next no-print" aria-labelledby="next">
      <SectionHead id="next" copy={{ heading }} />
      <ul className="article-grid">
        {articles.map((article, index) => (
          <li key={article.id} {...rooms[index]}>
            <ArticleCard article={article} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </aside>
  );
}
