import type { ReactNode } from 'react';
import type { ShownArticle } from '#data/articles/articles.ts';
import { Person } from '#ui/Person.tsx';

interface ArticleBylineProps {
  article: ShownArticle;
  commentCount: ReactNode;
}

/** Who wrote an article, when, how long it is and how many comments it has. */
export function ArticleByline({ article, commentCount }: ArticleBylineProps) {
  const { author, date, isoDate, readTime } = article;
  return (
    <div className="article-byline" data-span="narrow">
      <Person {...author} sizes="(width < 64rem) 3rem, 8rem" eager />
      <p className="article-facts">
        <time dateTime={isoDate}>{date}</time>
        <span>{readTime}</span>
        {commentCount}
      </p>
    </div>
  );
}
