import { Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArticleList, ArticleListPage } from '#data/articles/article-lists.ts';
import type { Content } from '#data/content-schemas.ts';
import type { ArticleView } from '#data/rendering/views.ts';
import type { Paths } from '#data/site/paths.ts';
import { toSitePath } from '#formatting/site-path.ts';
import type { PortraitView } from '#types.ts';
import { BackLink } from '#ui/BackLink.tsx';
import '#tiles/tiles.css';
import '#ui/card.css';
import { PageCards } from './PageCards.tsx';
import { PageHead } from './PageHead.tsx';
import '#ui/link-row.css';
import './page-cards.css';

interface ArticleIndexProps {
  copy: Content<'fixed-pages'>['blog'];
  listPage: ArticleListPage;
  /** The portrait of the author whose articles these are. */
  portrait?: PortraitView | undefined;
  articles: ArticleView[];
  choices: ArticleList[];
  paths: Paths;
  /** The search field and its results. */
  search?: ReactNode;
}

/** A list of articles as cards, newest first, with links to other lists and pages. */
export function ArticleIndex({
  copy,
  listPage,
  portrait,
  articles,
  choices,
  paths,
  search,
}: ArticleIndexProps) {
  const { author } = listPage;
  return (
    <>
      <PageHead
        heading={copy.heading}
        subheading={author?.role}
        intro={copy.intro}
        palette={listPage.category?.palette}
        portrait={portrait}
      >
        <p className="cluster">
          {author?.links.map(({ label, href }) => (
            <a className="text-link" href={toSitePath(href)} key={href} rel="me">
              {label}
            </a>
          ))}
          <BackLink href={paths.home}>{copy.home}</BackLink>
          <a className="text-link" href={toSitePath(paths.rss)}>
            <Rss size="1.125rem" />
            {copy.feed}
          </a>
        </p>
      </PageHead>
      {search}
      {/* Each filter is a page, so it can be shared and needs no script. */}
      <nav className="grid link-row no-print" aria-label={copy.category}>
        {choices.map(({ path, category }) => (
          <a
            key={path}
            href={toSitePath(path)}
            aria-current={path === listPage.pagePaths[0] ? 'true' : undefined}
          >
            {category?.name ?? copy.allCategories}
          </a>
        ))}
      </nav>
      <PageCards entries={articles} />
      <Pagination copy={copy.pages} listPage={listPage} />
    </>
  );
}

interface PaginationProps {
  copy: Content<'fixed-pages'>['blog']['pages'];
  listPage: ArticleListPage;
}

/** Links to the pages of a list; nothing if it has only one page. */
function Pagination({ copy, listPage }: PaginationProps) {
  const { page, pagePaths } = listPage;
  if (pagePaths.length < 2) return null;
  const newer = pagePaths[page - 2];
  const older = pagePaths[page];
  return (
    <nav className="grid link-row no-print" aria-label={copy.label}>
      {newer && (
        <a href={toSitePath(newer)} rel="prev">
          {copy.newer}
        </a>
      )}
      {pagePaths.map((path, index) => (
        <a
          key={path}
          href={toSitePath(path)}
          aria-current={index + 1 === page ? 'page' : undefined}
        >
          {copy.page} {index + 1}
        </a>
      ))}
      {older && (
        <a href={toSitePath(older)} rel="next">
          {copy.older}
        </a>
      )}
    </nav>
  );
}
