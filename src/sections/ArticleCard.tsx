import type { ArticleView } from '#data/articles/articles.ts';
import { sitePath } from '#formatting/site-path.ts';
import { Cover } from '#ui/Cover.tsx';

interface ArticleCardProps {
  article: ArticleView;
  headingLevel: 'h2' | 'h3';
  inFirstScreen?: boolean;
}

/** An article as a card: cover, category, date, read time, excerpt, and a title whose link covers the card. */
export function ArticleCard({
  article,
  headingLevel: Heading,
  inFirstScreen = false,
}: ArticleCardProps) {
  const titleId = `site-title-${article.id}`;
  return (
    <article className="card article-card" aria-labelledby={titleId}>
      <div
        className="article-card-cover no-print"
        data-cover={`cover-${article.id}`}
        data-palette={article.drawing?.palette}
      >
        <Cover
          picture={article.cover}
          drawing={article.drawing}
          sizes="(width < 64rem) 100vw, 60vw"
          inFirstScreen={inFirstScreen}
        />
      </div>
      <div className="tile article-card-text">
        <p className="cluster article-meta">
          <span className="article-category">{article.category}</span>
          <span className="cluster">
            <time dateTime={article.isoDate}>{article.date}</time>
            <span>{article.readTime}</span>
          </span>
        </p>
        <Heading className="article-card-title" id={titleId} dir="auto">
          <a className="card-link" href={sitePath(article.path)}>
            {article.title}
          </a>
        </Heading>
        <p className="article-card-excerpt" dir="auto">
          {article.excerpt}
        </p>
      </div>
    </article>
  );
}
