import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArticleSummary } from '@/queries/articles';
import { Avatar } from '@/ui/Avatar';
import { Cover } from '@/ui/Cover';
import '@/styles/prose.css';
import '@/ui/text-link.css';
import './article-page.css';

interface ArticlePageProps {
  article: ArticleSummary;
  backLabel: string;
  /** The number of comments, which grows with what is posted. */
  commentCount?: ReactNode;
  /** The article itself, as HTML. */
  text?: ReactNode;
  comments?: ReactNode;
}

export function ArticlePage({
  article,
  backLabel,
  commentCount,
  text,
  comments,
}: ArticlePageProps) {
  const { author } = article;
  return (
    <article className="article">
      <header className="article-measure">
        <a className="text-link no-print" data-direction="back" href="/#blog">
          <ArrowLeft aria-hidden="true" size={18} />
          {backLabel}
        </a>
        <p className="article-badge">{article.category}</p>
        <h1 className="article-title">{article.title}</h1>
        <div className="article-byline">
          <Avatar name={author.name} src={author.avatarUrl} eager />
          <p className="article-author">
            <span className="article-author-name">{author.name}</span>
            <span>{author.role}</span>
          </p>
          <p className="article-facts">
            <time dateTime={article.isoDate}>{article.date}</time>
            <span>{article.readTime}</span>
            {commentCount}
          </p>
        </div>
      </header>
      <div className="article-cover">
        <Cover image={article.cover} eager />
      </div>
      <div className="article-measure">
        <div className="prose">{text}</div>
        {comments}
      </div>
    </article>
  );
}
