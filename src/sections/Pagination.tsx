import type { PageCopy } from '#data/pages/copy-schemas.ts';
import { sitePath } from '#formatting/site-path.ts';
import './pagination.css';

interface PaginationProps {
  copy: PageCopy['blog']['pages'];
  /** The paths of all pages, in order. */
  paths: string[];
  /** The current page, from 1. */
  current: number;
}

/** Links to the other pages of a list; nothing if there are none. */
export function Pagination({ copy, paths, current }: PaginationProps) {
  if (paths.length < 2) return null;
  const newer = paths[current - 2];
  const older = paths[current];
  return (
    <nav className="cluster pagination no-print" aria-label={copy.label}>
      {newer && (
        <a href={sitePath(newer)} rel="prev">
          {copy.newer}
        </a>
      )}
      <ol>
        {shownPages(paths.length, current).map((page, index, pages) => (
          <li key={page} data-after-gap={page - (pages[index - 1] ?? 0) > 1 || undefined}>
            <a
              href={sitePath(`${paths[page - 1]}`)}
              aria-current={page === current ? 'page' : undefined}
            >
              <span className="visually-hidden">{copy.page} </span>
              {page}
            </a>
          </li>
        ))}
      </ol>
      {older && (
        <a href={sitePath(older)} rel="next">
          {copy.older}
        </a>
      )}
    </nav>
  );
}

/** The first page, the last, and those beside the current one. A gap hides at least two pages. */
function shownPages(count: number, current: number): number[] {
  const isShown = (page: number) => page === 1 || page === count || Math.abs(page - current) <= 1;
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return pages.filter((page) => isShown(page) || (isShown(page - 1) && isShown(page + 1)));
}
