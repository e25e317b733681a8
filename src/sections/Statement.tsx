import type { ReactNode } from 'react';
import type { StatementFrontMatter } from '#data/statements/statement-schema.ts';
import { isoDate } from '#formatting/dates.ts';
import '#styles/prose.css';
import './page-head.css';

interface StatementProps {
  statement: StatementFrontMatter;
  /** The address to write to. */
  email: string;
  /** The statement itself, as HTML. */
  children?: ReactNode;
}

/** A page of text about the site itself, with the date of its last review and an address to write to. */
export function Statement({ statement, email, children }: StatementProps) {
  const { heading, reviewed, report } = statement;
  return (
    <div className="shell page-body">
      <h1 className="page-heading" dir="auto">
        {heading}
      </h1>
      <div className="prose">
        {children}
        <h2>{report.heading}</h2>
        <p>
          {report.text} <a href={`mailto:${email}`}>{email}</a>.
        </p>
        <p>
          Last reviewed on <time dateTime={isoDate(reviewed)}>{reviewed}</time>.
        </p>
      </div>
    </div>
  );
}
