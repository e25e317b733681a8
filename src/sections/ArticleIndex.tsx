import { ArrowLeft, Rss } from 'lucide-react';
import type { ArticleList, CategoryChoice } from '#data/articles/article-lists.ts';
import type { ShownArticle } from '#data/articles/articles.ts';
import type { ListCopy } from '#data/articles/list-copy.ts';
import type { Paths } from '#data/languages.ts';
import { sitePath } from '#formatting/site-path.ts';
import { FLOORS, layFloor } from '#ui/lay-floor.ts';
import '#ui/text-link.css';
import { ArticleCard } from './ArticleCard.tsx';
import '#ui/floor.css';
import './article-grid.css';
import './article-index.css';
import { CategoryLinks } from './CategoryLinks.tsx';
import { PageHead } from './PageHead.tsx';
import { Pagination } from './Pagination.tsx';

interface ArticleIndexProps {
  copy: ListCopy;
  list: ArticleList;
  /** Those of the list. */
  articles: ShownArticle[];
  choices: CategoryChoice[];
  paths: Paths;
}

/** A list of articles as cards, newest first, with links to other lists and pages. */
export function ArticleIndex({ copy, list, articles, choices, paths }: ArticleIndexProps) {
  const spans = layFloor(articles.length, FLOORS.articles);
  return (
    <>
      <div className="shell page-body">
        <PageHead heading={copy.heading} intro={copy.intro}>
          <p className="article-index-links">
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
      <CategoryLinks
        choices={choices}
        current={list.pagePaths[0]}
        label={copy.category}
        allLabel={copy.allCategories}
      />
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
