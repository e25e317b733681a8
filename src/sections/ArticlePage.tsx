import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Article, ArticleSection } from '#data/articles/articles.ts';
import type { PageCopy } from '#data/pages/page-copy-schema.ts';
import { sitePath } from '#formatting/site-path.ts';
import { Cover } from '#tiles/Cover.tsx';
import { FirstScreenEnd } from '#ui/FirstScreenEnd.tsx';
import '#styles/prose.css';
import '#ui/floor.css';
import '#ui/text-link.css';
import { ArticleByline } from './ArticleByline.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import './article-head.css';
import './article-page.css';

interface ArticlePageProps {
  copy: PageCopy['article'];
  article: Article;
  /** The sections of the text, for the table of contents. */
  sections: ArticleSection[];
  /** Articles to read next. */
  related: Article[];
  /** The way to the contact section that wide screens show beside the text. */
  nextStep: { heading: string; action: string };
  /** The number of comments, which grows with what is posted. */
  commentCount?: ReactNode;
  /** The article itself, as HTML. */
  text?: ReactNode;
  /** Ways to share the article. */
  share?: ReactNode;
  comments?: ReactNode;
}

export function ArticlePage(props: ArticlePageProps) {
  const { copy, article, sections, related, nextStep, commentCount, text, share, comments } = props;
  return (
    <>
      <article className="article">
        <header
          className="floor article-head"
          data-walls
          data-palette={article.cover.mosaic?.palette}
        >
          <div className="article-intro">
            <a className="text-link no-print" data-direction="back" href={sitePath('/#blog')}>
              <ArrowLeft aria-hidden="true" size={18} />
              {copy.back}
            </a>
            <a className="article-category-link" href={sitePath(article.categoryPath)} rel="tag">
              <span className="article-badge">{article.category}</span>
            </a>
            <h1 className="article-title">{article.title}</h1>
          </div>
          <ArticleByline article={article} commentCount={commentCount} />
          <div className="article-cover" data-cover={`cover-${article.id}`}>
            <Cover image={article.cover} inFirstScreen />
          </div>
        </header>
        <FirstScreenEnd />
        <div className="shell columns">
          <div className="article-side no-print">
            {sections.length > 0 && (
              <nav className="article-contents" aria-label={copy.contents}>
                {/* Wide screens show the heading and the list, others the summary, which opens the list. */}
                <h2 className="article-contents-title">{copy.contents}</h2>
                <details>
                  <summary className="article-contents-title">{copy.contents}</summary>
                  <ol>
                    {sections.map(({ id, title }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{title}</a>
                      </li>
                    ))}
                  </ol>
                </details>
              </nav>
            )}
            <a className="article-step" href={sitePath('/#contact')}>
              {nextStep.heading}
              <span>
                {nextStep.action}
                <ArrowRight aria-hidden="true" size={20} />
              </span>
            </a>
          </div>
          <div className="article-text">
            <div className="prose" data-below>
              {text}
            </div>
            {share}
            {comments}
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <aside
          className="section article-next no-print"
          data-below
          data-tone="band"
          aria-labelledby="next"
        >
          <div className="shell">
            <h2 className="article-next-title" id="next">
              {copy.next}
            </h2>
          </div>
          <ul className="floor article-grid" data-walls>
            {related.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </>
  );
}
