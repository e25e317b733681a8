import type { Content } from '#data/content-schemas.ts';
import type { CaseView } from '#data/rendering/views.ts';
import '#tiles/tiles.css';
import '#tiles/tile-band.css';
import '#ui/card.css';
import '#ui/figure.css';
import '#ui/tiled-picture.css';
import { PageCards } from './PageCards.tsx';
import { PageHead } from './PageHead.tsx';
import './page-cards.css';

interface CaseIndexProps {
  copy: Content<'fixed-pages'>['work'];
  cases: CaseView[];
}

export function CaseIndex({ copy, cases }: CaseIndexProps) {
  return (
    <>
      <PageHead heading={copy.heading} intro={copy.intro} palette="star" />
      <PageCards entries={cases} />
    </>
  );
}
