import type { TextPage } from '#data/pages/text-pages.ts';
import '#ui/floor.css';
import type { PersonView } from '#types.ts';
import { Person } from '#ui/Person.tsx';
import './page-head.css';
import './people.css';

interface TextHeadProps {
  heading: string;
  /** The date of its last review: `2025-04-15`, and in the page's language. */
  reviewed?: { date: string; text: string } | undefined;
  /** A sentence with a placeholder for the date. */
  lastReviewed: string;
}

/**
 * The head of a text page, tiles over the full width of the window: its heading, and the date of its last review.
 */
export function TextHead({ heading, reviewed, lastReviewed }: TextHeadProps) {
  const [before, after] = lastReviewed.split('{date}');
  return (
    <header className="floor text-head">
      <div className="tile" data-span={reviewed ? 'wide' : 'full'}>
        <h1 className="page-heading" dir="auto">
          {heading}
        </h1>
      </div>
      {reviewed && (
        <p className="tile" data-span="narrow">
          <span>
            {before}
            <time dateTime={reviewed.date}>{reviewed.text}</time>
            {after}
          </span>
        </p>
      )}
    </header>
  );
}

export function People({ people }: { people: PersonView[] }) {
  return (
    <ul className="people">
      {people.map((person) => (
        <li key={person.name}>
          <Person {...person} sizes="10rem" />
        </li>
      ))}
    </ul>
  );
}

interface ReportProps {
  report: NonNullable<TextPage['report']>;
  email: string;
}

/** The last section of a text, which says where to report an error. */
export function Report({ report, email }: ReportProps) {
  return (
    <>
      <h2>{report.heading}</h2>
      <p>
        {report.text} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </>
  );
}
