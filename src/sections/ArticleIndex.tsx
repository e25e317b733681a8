import { ArrowLeft, Rss } from 'lucide-react';
import type { ArticleGroup, ArticleList, ListCopy } from '#data/articles/article-lists.ts';
import type { ShownArticle } from '#data/articles/articles.ts';
import type { Paths } from '#data/languages.ts';
import { sitePath } from '#formatting/site-path.ts';
import { GRIDS, gridSpans } from '#ui/grid-spans.ts';
import '#ui/text-link.css';
import { ArticleCard } from './ArticleCard.tsx';
import '#ui/floor.css';
import { PageHead } from './PageHead.tsx';
import { Pagination } from './Pagination.tsx';
import './category-links.css';

interface ArticleIndexProps {
  copy: ListCopy;
  list: ArticleList;

  articles: ShownArticle[];
  choices: ArticleGroup[];
  paths: Paths;
}

/** A list of articles as cards, newest first, with links to other lists and pages. */
export function ArticleIndex({ copy, list, articles, choices, paths }: ArticleIndexProps) {
  const spans = gridSpans(articles.length, GRIDS.articles);
  return (
    <>
      <div className="shell page-body">
        <PageHead heading={copy.heading} intro={copy.intro}>
          <p className="cluster">
            <a className="text-link" data-direction="back" href={sitePath(paths.home)}>
              <ArrowLeft aria-hidden="true" size={18} />
              {copy.home}
            </a>
            <a className="text-link" href={sitePath(paths.rss)}>
              <Rss aria-hidden="true" size={18} />
              {copy.feed}
            </a>
          </p>
        </PageHead>
      </div>
      {/* Each filter is a page, so it can be shared and needs no script. */}
      <nav className="category-links no-print" aria-label={copy.category}>
        {choices.map(({ path, category }) => (
          <a
            key={path}
            href={sitePath(path)}
            aria-current={path === list.pagePaths[0] ? 'true' : undefined}
          >
            {category?.name ?? copy.allCategories}
          </a>
        ))}
      </nav>
      <ul className="floor article-grid">
        {articles.map((article, index) => (
          <li key={article.id} {...spans[index]}>
            <ArticleCard article={article} headingLevel="h2" inFirstScreen={index === 0} />
          </li>
        ))}
      </ul>
      <Pagination copy={copy.pages} paths={list.pagePaths} current={list.page} />
    </>
  );
}
