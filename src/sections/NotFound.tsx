import { DrawnFloor, DrawnTile, DrawnTiles } from '#tiles/DrawnFloor.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import './not-found.css';

interface NotFoundProps {
  heading: string;
  text: string;
  homeLabel: string;
  home: string;
  /** The heading is a number, shown very large. */
  isCode?: boolean;
}

/** The content of a not-found page. */
export function NotFound({ heading, text, homeLabel, home, isCode = false }: NotFoundProps) {
  return (
    <section className="not-found" aria-labelledby="not-found-heading">
      <div className="not-found-body">
        <h1 id="not-found-heading" className="not-found-heading" data-code={isCode || undefined}>
          {heading}
        </h1>
        <p className="not-found-text">{text}</p>
        <ButtonLink kind="primary" href={home}>
          {homeLabel}
        </ButtonLink>
      </div>
      <DrawnTiles />
      <div className="not-found-floor no-print">
        <DrawnFloor columns={24} rows={10} />
        <DrawnTile motif="steps" />
      </div>
    </section>
  );
}
