import { ArrowLeft, Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { sitePath } from '@/lib/site-path';
import type { ArticleSummary } from '@/queries/articles';
import type { PageCopy } from '@/schemas/page-copy';
import '@/ui/text-link.css';
import { ArticleCard } from './ArticleCard';
import './article-index.css';
import { PageHead } from './PageHead';

interface ArticleIndexProps {
  copy: PageCopy['blog'];
  articles: ArticleSummary[];
  /** Narrows the list to one category. */
  filter?: ReactNode;
}

/** All articles as cards, newest first. */
export function ArticleIndex({ copy, articles, filter }: ArticleIndexProps) {
  return (
    <div className="shell page-body">
      <PageHead heading={copy.heading} intro={copy.intro}>
        <p className="article-index-links">
          <a className="text-link" data-direction="back" href={sitePath('/')}>
            <ArrowLeft aria-hidden="true" size={18} />
            {copy.home}
          </a>
          <a className="text-link" href={sitePath('/rss.xml')}>
            <Rss aria-hidden="true" size={18} />
            {copy.feed}
          </a>
        </p>
      </PageHead>
      {filter}
      <ul className="article-index">
        {articles.map((article) => (
          <li key={article.id} data-category={article.category}>
            <ArticleCard article={article} headingLevel="h2" />
          </li>
        ))}
      </ul>
    </div>
  );
}
