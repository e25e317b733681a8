import type { Span } from './GridList.tsx';

interface SectionHeadProps {
  id: string;
  copy: {
    heading: string;
    /** One or two sentences. */
    intro?: string;
  };
  span?: Span;
}

/** The head of a section, a cell: its heading and, if it has one, its intro. */
export function SectionHead({ id, copy: { heading, intro }, span = 'full' }: SectionHeadProps) {
  return (
    <div className={`cell section-head ${intro ? 'columns' : ''}`} data-span={span}>
      <h2 className="section-heading" id={id}>
        {heading}
      </h2>
      {intro && <p className="intro">{intro}</p>}
    </div>
  );
}
