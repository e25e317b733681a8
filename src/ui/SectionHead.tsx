import './section-head.css';

interface SectionHeadProps {
  id: string;
  copy: {
    heading: string;
    /** One sentence beside the heading. */
    intro?: string;
  };
}

/** The head of a page section: heading left, one sentence right, on one baseline. */
export function SectionHead({ id, copy: { heading, intro } }: SectionHeadProps) {
  return (
    <div className="columns section-head">
      <h2 className="section-heading" id={id}>
        {heading}
      </h2>
      {intro && <p className="section-intro">{intro}</p>}
    </div>
  );
}
