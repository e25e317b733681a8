import type { ReactNode } from 'react';
import type { Article } from '#data/articles/articles.ts';
import { Avatar } from '#ui/Avatar.tsx';

interface ArticleBylineProps {
  article: Article;
  commentCount: ReactNode;
}

/** Who wrote an article, when, how long it is and how many comments it has. */
export function ArticleByline({ article, commentCount }: ArticleBylineProps) {
  const { author, date, isoDate, readTime } = article;
  return (
    <div className="article-byline">
      <Avatar name={author.name} src={author.avatarUrl} eager />
      <p className="article-author">
        <span className="article-author-name">{author.name}</span>
        <span>{author.role}</span>
      </p>
      <p className="article-facts">
        <time dateTime={isoDate}>{date}</time>
        <span>{readTime}</span>
        {commentCount}
      </p>
    </div>
  );
}
