import { ArrowLeft } from 'lucide-react';
import type { CaseView } from '#data/cases/cases.ts';
import type { Content } from '#data/content-schemas.ts';
import { sitePath } from '#formatting/site-path.ts';
import { Cover } from '#ui/Cover.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TiledPicture } from '#ui/TiledPicture.tsx';
import { TileList } from '#ui/TileList.tsx';
import '#ui/card-link.css';
import '#ui/text-link.css';
import '#ui/tiled-picture.css';
import '#tiles/tiles.css';
import '#tiles/tile-band.css';
import './article-card.css';
import './case-figure.css';
import { PageHead } from './PageHead.tsx';

interface CaseIndexProps {
  copy: Content<'fixed-pages'>['work'];
  home: { href: string; text: string };
  cases: CaseView[];
}

/** All cases as cards, below the head of their page. */
export function CaseIndex({ copy, home, cases }: CaseIndexProps) {
  return (
    <>
      <PageHead heading={copy.heading} intro={copy.intro}>
        <p className="cluster">
          <a className="text-link" data-direction="back" href={sitePath(home.href)}>
            <ArrowLeft aria-hidden="true" size="1.125rem" />
            {home.text}
          </a>
        </p>
      </PageHead>
      <TileList items={cases} rows={['full', 'pair']} className="floor article-grid">
        {(caseStudy, index) => (
          <CaseCard caseStudy={caseStudy} headingLevel="h2" inFirstScreen={index === 0} />
        )}
      </TileList>
    </>
  );
}

/** Some cases as cards, below a heading. */
export function CaseCards({ heading, cases }: { heading: string; cases: CaseView[] }) {
  return (
    <aside className="floor no-print" aria-labelledby="site-cases">
      <SectionHead id="site-cases" copy={{ heading }} />
      <TileList items={cases} rows={['full', 'pair']} className="article-grid">
        {(caseStudy) => <CaseCard caseStudy={caseStudy} headingLevel="h3" />}
      </TileList>
    </aside>
  );
}

interface CaseCardProps {
  caseStudy: CaseView;
  headingLevel: 'h2' | 'h3';
  inFirstScreen?: boolean;
}

/** A case as a card: picture, client, first figure, excerpt, and a title whose link covers the card. */
function CaseCard({ caseStudy, headingLevel: Heading, inFirstScreen = false }: CaseCardProps) {
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
        {figure && <CaseFigure {...figure} />}
        <p className="article-card-excerpt" dir="auto">
          {caseStudy.excerpt}
        </p>
      </div>
    </article>
  );
}

/** Figures with more characters than this are set smaller. */
const LONG_FIGURE = 4;

/** A number, and what it counts. */
export function CaseFigure({ figure, counts }: CaseView['figures'][number]) {
  return (
    <p className="case-figure" dir="auto">
      <strong data-long={figure.length > LONG_FIGURE || undefined}>{figure}</strong> {counts}
    </p>
  );
}
