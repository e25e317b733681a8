/** Numbers with more characters than this are set smaller. */
const LONG_FIGURE = 4;

interface FigureProps {
  figure: string;
  /** What the figure counts. Figure and text make one sentence. */
  counts: string;
}

/** A number, and what it counts. A unit in letters, as in `5 weeks` and `9 s`, is smaller. */
export function Figure({ figure, counts }: FigureProps) {
  const [, number = figure, unit] = /^(\S+)(\s\p{L}.*)$/u.exec(figure) ?? [];
  return (
    <p className="subheading figure" dir="auto">
      <strong data-long={number.length > LONG_FIGURE || undefined}>
        {number}
        {unit && <small>{unit}</small>}
      </strong>{' '}
      {counts}
    </p>
  );
}
