import type { Content } from '#data/content-schemas.ts';
import { MixedFloor, Tile } from '#tiles/inline-tiles.tsx';
import { Action } from '#ui/Action.tsx';
import './message-page.css';

interface MessagePageProps {
  /** Has a heading or, instead of it, a code such as 404, which is shown very large. */
  copy: { heading: string; text: string; home: string } | Content<'fixed-pages'>['notFound'];
  homePath: string;
}

/** The content of a not-found page or of the thanks page. */
export function MessagePage({ copy, homePath }: MessagePageProps) {
  const isCode = 'code' in copy;
  return (
    <section className="message-page" aria-labelledby="message-page-heading">
      <div className="message-page-body">
        <h1
          id="message-page-heading"
          className="message-page-heading"
          data-code={isCode || undefined}
        >
          {isCode ? copy.code : copy.heading}
        </h1>
        <p className="subheading">{copy.text}</p>
        <Action kind="primary" href={homePath}>
          {copy.home}
        </Action>
      </div>
      <div className="message-page-floor no-print">
        <MixedFloor />
        <Tile motif="network" />
      </div>
    </section>
  );
}
