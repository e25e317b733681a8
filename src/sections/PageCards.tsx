import type { ArticleView, CaseView } from '#data/views.ts';
import { sitePath } from '#formatting/site-path.ts';
import { Cover } from '#ui/Cover.tsx';
import { Figure } from '#ui/Figure.tsx';
import { GridList } from '#ui/GridList.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TiledPicture } from '#ui/TiledPicture.tsx';

const SIZES = '(width < 64rem) 100vw, 60vw';

interface PageCardsProps {
  /** Without it, the cards are the content of the page. */
  heading?: string;
  pages: readonly (ArticleView | CaseView)[];
}

/** Articles or cases as cards, below the heading if there is one. */
export function PageCards({ heading, pages }: PageCardsProps) {
  const cards = (
    <GridList
      items={pages}
      rows={['full', 'pair']}
      className={heading ? 'page-cards' : 'grid page-cards'}
    >
      {(page, index) => (
        <PageCard
          page={page}
          headingLevel={heading ? 'h3' : 'h2'}
          inFirstScreen={!heading && index === 0}
        />
      )}
    </GridList>
  );
  if (!heading) return cards;
  const id = `site-cards-${pages[0]?.id}`;
  return (
    <aside className="grid no-print" aria-labelledby={id}>
      <SectionHead id={id} copy={{ heading }} />
      {cards}
    </aside>
  );
}

interface PageCardProps {
  page: ArticleView | CaseView;
  headingLevel: 'h2' | 'h3';
  inFirstScreen?: boolean;
}

/** An article or a case as a card: picture, short facts, excerpt, and a title whose link covers the card. */
export function PageCard({ page, headingLevel: Heading, inFirstScreen = false }: PageCardProps) {
  const isCase = 'partner' in page;
  const titleId = `site-${isCase ? 'case' : 'article'}-${page.id}`;
  const [figure] = isCase ? page.figures : [];
  return (
    <article className="card page-card" aria-labelledby={titleId}>
      {isCase ? (
        <TiledPicture motif={page.motif} cover={`case-${page.id}`}>
          <Cover picture={page.picture} sizes={SIZES} inFirstScreen={inFirstScreen} />
        </TiledPicture>
      ) : (
        <div
          className="page-card-cover no-print"
          data-cover={`cover-${page.id}`}
          data-palette={page.drawing?.palette}
        >
          <Cover
            picture={page.cover}
            drawing={page.drawing}
            sizes={SIZES}
            inFirstScreen={inFirstScreen}
          />
        </div>
      )}
      <div className="cell page-card-text">
        <p className="cluster page-card-facts">
          <b>{isCase ? page.partner.name : page.category}</b>
          {isCase ? (
            <span>{page.year}</span>
          ) : (
            <span className="cluster">
              <time dateTime={page.isoDate}>{page.date}</time>
              <span>{page.readTime}</span>
            </span>
          )}
        </p>
        <Heading className="page-card-title" id={titleId} dir="auto">
          <a className="card-link" href={sitePath(page.path)}>
            {page.title}
          </a>
        </Heading>
        {figure && <Figure {...figure} />}
        <p className="page-card-excerpt" dir="auto">
          {page.excerpt}
        </p>
      </div>
    </article>
  );
}
