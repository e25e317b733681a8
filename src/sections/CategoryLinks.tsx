import type { CategoryChoice } from '#data/articles/article-lists.ts';
import { sitePath } from '#formatting/site-path.ts';
import './category-links.css';

interface CategoryLinksProps {
  choices: CategoryChoice[];
  /** The path of the list that the page belongs to. */
  current: string | undefined;
  /** The name of the links, for assistive technology. */
  label: string;
  allLabel: string;
}

/** Filters the articles by category. Each filter is a page, so it can be shared and needs no script. */
export function CategoryLinks({ choices, current, label, allLabel }: CategoryLinksProps) {
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
