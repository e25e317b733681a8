import type { CaseView } from '#data/cases/cases.ts';
import { sitePath } from '#formatting/site-path.ts';
import { Cover } from '#ui/Cover.tsx';
import { Figure } from '#ui/Figure.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TiledPicture } from '#ui/TiledPicture.tsx';
import { TileList } from '#ui/TileList.tsx';
import '#ui/card-link.css';
import '#ui/tiled-picture.css';
import '#tiles/tiles.css';
import '#tiles/tile-band.css';
import './article-card.css';
import '#ui/figure.css';

interface CaseCardsProps {
  /** Without it, the cards are the content of the page. */
  heading?: string;
  cases: CaseView[];
}

/** Cases as cards, below a heading if they have one. */
export function CaseCards({ heading, cases }: CaseCardsProps) {
  const className = heading ? 'article-grid' : 'floor article-grid';
  const cards = (
    <TileList items={cases} rows={['full', 'pair']} className={className}>
      {(caseStudy, index) => (
        <CaseCard
          caseStudy={caseStudy}
          headingLevel={heading ? 'h3' : 'h2'}
          inFirstScreen={!heading && index === 0}
        />
      )}
    </TileList>
  );
  if (!heading) return cards;
  return (
    <aside className="floor no-print" aria-labelledby="site-cases">
      <SectionHead id="site-cases" copy={{ heading }} />
      {cards}
    </aside>
  );
}

interface CaseCardProps {
  caseStudy: CaseView;
  headingLevel: 'h2' | 'h3';
  inFirstScreen: boolean;
}

/** A case as a card: picture, client, first figure, excerpt, and a title whose link covers the card. */
function CaseCard({ caseStudy, headingLevel: Heading, inFirstScreen }: CaseCardProps) {
  const titleId = `site-case-${caseStudy.id}`;
  const [figure] = caseStudy.figures;
  return (
    <article className="card article-card case-card" aria-labelledby={titleId}>
      <TiledPicture motif={caseStudy.motif} cover={`case-${caseStudy.id}`}>
        <Cover
          picture={caseStudy.picture}
          sizes="(width < 64rem) 100vw, 60vw"
          inFirstScreen={inFirstScreen}
        />
      </TiledPicture>
      <div className="tile article-card-text">
        <p className="cluster article-meta">
          <span className="article-category">{caseStudy.partner.name}</span>
          <span>{caseStudy.year}</span>
        </p>
        <Heading className="article-card-title" id={titleId} dir="auto">
          <a className="card-link" href={sitePath(caseStudy.path)}>
            {caseStudy.title}
          </a>
        </Heading>
        {figure && <Figure {...figure} />}
        <p className="article-card-excerpt" dir="auto">
          {caseStudy.excerpt}
        </p>
      </div>
    </article>
  );
}
