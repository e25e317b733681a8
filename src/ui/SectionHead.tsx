import './floor.css';
import './section-head.css';

interface SectionHeadProps {
  id: string;
  copy: {
    heading: string;
    /** One sentence beside the heading. */
    intro?: string;
  };
}

/** The head of a section, tiles over the full width of the window: its heading, and one sentence. */
export function SectionHead({ id, copy: { heading, intro } }: SectionHeadProps) {
  return (
    <>
      <div className="tile head-tile" data-span={intro ? 'wide' : 'full'}>
        <h2 className="section-heading" id={id}>
          {heading}
        </h2>
      </div>
      {intro && (
        <div className="tile intro-tile" data-span="narrow">
          <p className="intro">{intro}</p>
        </div>
      )}
    </>
  );
}
