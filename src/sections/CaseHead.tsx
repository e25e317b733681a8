import type { CaseView, PartnerView } from '#data/views.ts';
import { MotifFloor } from '#tiles/inline-tiles.tsx';
import { Cover } from '#ui/Cover.tsx';
import { Figure } from '#ui/Figure.tsx';
import { GridList } from '#ui/GridList.tsx';
import { TiledPicture } from '#ui/TiledPicture.tsx';
import '#ui/figure.css';
import '#ui/tiled-picture.css';
import './partner-logo.css';
import './case.css';
import { DetailHead } from './DetailHead.tsx';
import { PartnerLogo, TextColorFilter } from './PartnerLogo.tsx';

interface CaseHeadProps {
  caseStudy: CaseView;
  partner: PartnerView;
  back: { href: string; text: string };
}

/** The head of a case, cells over the full width of the window: logo, title and results. */
export function CaseHead({ caseStudy, partner, back }: CaseHeadProps) {
  const { title, excerpt, figures, picture, imageUrl, motif } = caseStudy;
  return (
    <DetailHead
      palette={motif}
      back={back}
      kicker={
        <>
          <TextColorFilter />
          <PartnerLogo partner={partner} inFirstScreen />
        </>
      }
      heading={title}
      intro={excerpt}
      beside={
        imageUrl ? (
          <TiledPicture motif={motif} transitionName={`case-${caseStudy.id}`} inFirstScreen>
            <Cover picture={picture} sizes="(width < 48rem) 100vw, 60vw" inFirstScreen />
          </TiledPicture>
        ) : (
          <MotifFloor motif={motif} />
        )
      }
    >
      <GridList
        items={figures.map((figure, index) => ({ ...figure, id: `${index}` }))}
        rows={['three']}
        className="case-figures"
      >
        {(figure) => (
          <div className="cell">
            <Figure {...figure} />
          </div>
        )}
      </GridList>
    </DetailHead>
  );
}
