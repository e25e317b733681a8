/** Headings with more characters than this are set smaller. */
const LONG_HEADING = 70;

/** The heading of a page: its `h1`. */
export function PageHeading({ children }: { children: string }) {
  const isLong = children.length > LONG_HEADING || undefined;
  return (
    <h1 className="page-heading" dir="auto" data-long={isLong}>
      {children}
    </h1>
  );
}
