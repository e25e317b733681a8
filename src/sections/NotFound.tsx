import type { Content } from '#data/content-schemas.ts';
import { sitePath } from '#formatting/site-path.ts';
import { DrawnFloor, DrawnTile, DrawnTiles } from '#tiles/DrawnFloor.tsx';
import '#ui/button.css';
import './not-found.css';

interface NotFoundProps {
  /** A heading, or a code such as 404, which is shown very large. */
  copy: { heading: string; text: string; home: string } | Content<'fixed-pages'>['notFound'];
  home: string;
}

/** The content of a not-found page or of the thanks page. */
export function NotFound({ copy, home }: NotFoundProps) {
  const isCode = 'code' in copy;
  return (
    <section className="not-found" aria-labelledby="not-found-heading">
      <div className="not-found-body">
        <h1 id="not-found-heading" className="not-found-heading" data-code={isCode || undefined}>
          {isCode ? copy.code : copy.heading}
        </h1>
        <p className="not-found-text">{copy.text}</p>
        <a className="button" data-kind="primary" href={sitePath(home)}>
          {copy.home}
        </a>
      </div>
      <DrawnTiles />
      <div className="not-found-floor no-print">
        <DrawnFloor />
        <DrawnTile motif="steps" />
      </div>
    </section>
  );
}
