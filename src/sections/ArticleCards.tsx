import type { ArticleView } from '#data/articles/articles.ts';
import { sitePath } from '#formatting/site-path.ts';
import { Cover } from '#ui/Cover.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TileList } from '#ui/TileList.tsx';

interface ArticleCardsProps {
  /** Without it, the cards are the content of the page. */
  heading?: string;
  articles: ArticleView[];
}

/** Articles as cards, below a heading if they have one. */
export function ArticleCards({ heading, articles }: ArticleCardsProps) {
  const className = heading ? 'article-grid' : 'floor article-grid';
  const cards = (
    <TileList items={articles} rows={['full', 'pair']} className={className}>
      {(article, index) => (
        <ArticleCard
          article={article}
          headingLevel={heading ? 'h3' : 'h2'}
          inFirstScreen={!heading && index === 0}
        />
      )}
    </TileList>
  );
  if (!heading) return cards;
  return (
    <aside className="floor no-print" aria-labelledby="site-next">
      <SectionHead id="site-next" copy={{ heading }} />
      {cards}
    </aside>
  );
}

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
