import type { PersonView } from '#types.ts';
import { Person } from '#ui/Person.tsx';
import { ListHead } from './PageHead.tsx';

interface TextHeadProps {
  heading: string;
  /** When the text was last reviewed: `2025-04-15`, and as a date in the page's language. */
  reviewed?: { date: string; text: string } | undefined;
  /** A sentence with a placeholder for the date. */
  lastReviewed: string;
}

/** The head of a text page, with the date of its last review if it is known. */
export function TextHead({ heading, reviewed, lastReviewed }: TextHeadProps) {
  const [before, after] = lastReviewed.split('{date}');
  return (
    <ListHead heading={heading}>
      {reviewed && (
        <p>
          {before}
          <time dateTime={reviewed.date}>{reviewed.text}</time>
          {after}
        </p>
      )}
    </ListHead>
  );
}

export function People({ people }: { people: PersonView[] }) {
  return (
    <ul className="people">
      {people.map((person) => (
        <li key={person.name}>
          <Person {...person} />
        </li>
      ))}
    </ul>
  );
}
