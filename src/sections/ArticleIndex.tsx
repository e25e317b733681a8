import { ArrowLeft, Rss } from 'lucide-react';
import type { ArticleList, CategoryChoice, ListCopy } from '#data/articles/article-lists.ts';
import type { ShownArticle } from '#data/articles/articles.ts';
import type { Paths } from '#data/languages.ts';
import { sitePath } from '#formatting/site-path.ts';
import { GRIDS, gridSpans } from '#ui/grid-spans.ts';
import '#ui/text-link.css';
import { ArticleCard } from './ArticleCard.tsx';
import '#ui/floor.css';
import './article-index.css';
import { PageHead } from './PageHead.tsx';
import { Pagination } from './Pagination.tsx';
import './category-links.css';

interface ArticleIndexProps {
  copy: ListCopy;
  list: ArticleList;
  /** The title and texts of the list. */
  articles: ShownArticle[];
  choices: CategoryChoice[];
  paths: Paths;
}

/** A list of articles as cards, newest first, with links to other lists and pages. */
export function ArticleIndex({ copy, list, articles, choices, paths }: ArticleIndexProps) {
  const spans = gridSpans(articles.length, GRIDS.articles);
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

interface CategoryLinksProps {
  choices: CategoryChoice[];
  /** The path of the list that the page belongs to. */
  current: string | undefined;
  /** The name of this navigation for assistive technology. */
  label: string;
  allLabel: string;
}

/** Filters the articles by category. Each filter is a page, so it can be shared and needs no script. */
function CategoryLinks({ choices, current, label, allLabel }: CategoryLinksProps) {
  return (
    <nav className="category-links no-print" aria-label={label}>
      {choices.map(({ path, category }) => (
        <a key={path} href={sitePath(path)} aria-current={path === current ? 'true' : undefined}>
          {category?.name ?? allLabel}
        </a>
      ))}
    </nav>
  );
}
