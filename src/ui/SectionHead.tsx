import './floor.css';

interface SectionHeadProps {
  id: string;
  copy: {
    heading: string;
    /** One sentence beside the heading. */
    intro?: string;
  };
}

/** The head of a section, a tile over the full width of the window: its heading, and one sentence. */
export function SectionHead({ id, copy: { heading, intro } }: SectionHeadProps) {
  return (
    <div className="tile columns head-tile" data-span="full">
      <h2 className="section-heading" id={id}>
        {heading}
      </h2>
      {intro && <p className="intro">{intro}</p>}
    </div>
  );
}
