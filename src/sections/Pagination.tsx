import type { PageCopy } from '#data/pages/page-copy-schema.ts';
import { sitePath } from '#formatting/site-path.ts';
import './pagination.css';

interface PaginationProps {
  copy: PageCopy['blog']['pages'];
  /** The paths of all pages, in order. */
  paths: string[];
  /** The current page, from 1. */
  current: number;
}

/** Pages on each side of the current one that are linked by number. */
const NEIGHBORS = 2;

/** Links to the other pages of a list; nothing if there are none. */
export function Pagination({ copy, paths, current }: PaginationProps) {
  if (paths.length < 2) return null;
  const newer = paths[current - 2];
  const older = paths[current];
  const isNear = (page: number) =>
    page === 1 || page === paths.length || Math.abs(page - current) <= NEIGHBORS;
  return (
    <nav className="pagination no-print" aria-label={copy.label}>
      {newer && (
        <a href={sitePath(newer)} rel="prev">
          {copy.newer}
        </a>
      )}
      <ol>
        {paths.map((path, index) =>
          isNear(index + 1) ? (
            <li key={path}>
              <a href={sitePath(path)} aria-current={index + 1 === current ? 'page' : undefined}>
                <span className="visually-hidden">{copy.page} </span>
                {index + 1}
              </a>
            </li>
          ) : null,
        )}
      </ol>
      {older && (
        <a href={sitePath(older)} rel="next">
          {copy.older}
        </a>
      )}
    </nav>
  );
}
