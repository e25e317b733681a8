/** Figures with more characters than this are set smaller. */
const LONG_FIGURE = 4;

interface FigureProps {
  figure: string;
  /** What the figure counts. Both make one sentence. */
  counts: string;
}

/** A number, and what it counts. */
export function Figure({ figure, counts }: FigureProps) {
  return (
    <p className="subheading figure" dir="auto">
      <strong data-long={figure.length > LONG_FIGURE || undefined}>{figure}</strong> {counts}
    </p>
  );
}
