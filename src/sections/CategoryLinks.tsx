import type { CategoryChoice } from '#data/articles/article-lists.ts';
import { sitePath } from '#formatting/site-path.ts';
import './category-links.css';

interface CategoryLinksProps {
  choices: CategoryChoice[];
  /** The category that the page shows; absent means all. */
  current: string | undefined;
  /** What the links choose, for assistive technology. */
  label: string;
  allLabel: string;
}

/** Narrows the articles to one category: each is a page, so that it can be shared and gone back to. */
export function CategoryLinks({ choices, current, label, allLabel }: CategoryLinksProps) {
  return (
    <nav className="category-links" aria-label={label}>
      {choices.map(({ path, category, count }) => (
        <a
          key={path}
          href={sitePath(path)}
          aria-current={category === current ? 'true' : undefined}
        >
          {category ?? allLabel} <span className="category-count">{count}</span>
        </a>
      ))}
    </nav>
  );
}
