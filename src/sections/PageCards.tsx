import type { ArticleView, CaseView } from '#data/rendering/views.ts';
import { toSitePath } from '#formatting/site-path.ts';
import { Cover } from '#ui/Cover.tsx';
import { Figure } from '#ui/Figure.tsx';
import { GridList } from '#ui/GridList.tsx';
import { HeadedAside } from '#ui/HeadedAside.tsx';
import { TiledPicture } from '#ui/TiledPicture.tsx';

const SIZES = '(width < 64rem) 100vw, 60vw';

interface PageCardsProps {
  /** Without it, the cards are the content of the page. */
  heading?: string;
  entries: readonly (ArticleView | CaseView)[];
}

/** Articles or cases as cards, below the heading if there is one. */
export function PageCards({ heading, entries }: PageCardsProps) {
  return (
    <HeadedAside id={`site-cards-${entries[0]?.id}`} heading={heading}>
      <GridList
        items={entries}
        rows={['full', 'pair']}
        className={heading ? 'page-cards' : 'grid page-cards'}
      >
        {(entry, index) => (
          <PageCard
            entry={entry}
            headingLevel={heading ? 'h3' : 'h2'}
            inFirstScreen={!heading && index === 0}
          />
        )}
      </GridList>
    </HeadedAside>
  );
}

interface PageCardProps {
  entry: ArticleView | CaseView;
  headingLevel: 'h2' | 'h3';
  inFirstScreen?: boolean;
}

/** An article or a case as a card: picture, short facts, excerpt, and a title whose link covers the card. */
export function PageCard({ entry, headingLevel: Heading, inFirstScreen = false }: PageCardProps) {
  const isCase = 'partner' in entry;
  const titleId = `site-${isCase ? 'case' : 'article'}-${entry.id}`;
  const [figure] = isCase ? entry.figures : [];
  return (
    <article className="card page-card" aria-labelledby={titleId} data-pagefind-ignore="all">
      {isCase ? (
        <TiledPicture motif={entry.motif} transitionName={`case-${entry.id}`}>
          {entry.picture && (
            <Cover picture={entry.picture} sizes={SIZES} inFirstScreen={inFirstScreen} />
          )}
        </TiledPicture>
      ) : (
        <div
          className="page-card-cover no-print"
          data-cover={`cover-${entry.id}`}
          data-palette={entry.drawing?.palette}
        >
          <Cover
            picture={entry.cover}
            drawing={entry.drawing}
            sizes={SIZES}
            inFirstScreen={inFirstScreen}
          />
        </div>
      )}
      <div className="cell page-card-text">
        <p className="cluster page-card-facts">
          <b>{isCase ? entry.partner.name : entry.category}</b>
          {isCase ? (
            <span>{entry.year}</span>
          ) : (
            <span className="cluster">
              <time dateTime={entry.isoDate}>{entry.date}</time>
              <span>{entry.readTime}</span>
            </span>
          )}
        </p>
        <Heading className="page-card-title" id={titleId} dir="auto">
          <a className="card-link" href={toSitePath(entry.path)}>
            {entry.title}
          </a>
        </Heading>
        {figure && <Figure {...figure} />}
        <p className="page-card-excerpt" dir="auto">
          {entry.excerpt}
        </p>
      </div>
    </article>
  );
}
