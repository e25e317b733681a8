import './section-head.css';

interface SectionHeadProps {
  id: string;
  copy: {
    /** A line above the heading. */
    eyebrow: string;
    heading: string;
    /** One sentence beside the heading. */
    intro?: string;
  };
}

/** The head of a page section: heading left, one sentence right, on one baseline. */
export function SectionHead({ id, copy: { eyebrow, heading, intro } }: SectionHeadProps) {
  return (
    <div className="columns section-head">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="section-heading" id={id}>
          {heading}
        </h2>
      </div>
      {intro && <p className="section-intro">{intro}</p>}
    </div>
  );
}
