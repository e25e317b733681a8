import type { ReactNode } from 'react';
import type { TextPageFrontMatter } from '#data/pages/text-page-schema.ts';
import '#styles/prose.css';
import './page-head.css';

interface TextPageProps {
  page: TextPageFrontMatter;
  /** The date of its last review as the language writes it. */
  reviewed: string | undefined;
  /** The address to write to. */
  email: string;
  /** A sentence with the place of the date. */
  lastReviewed: string;
  /** Its text, as HTML. */
  children?: ReactNode;
}

/** A page of text, with the date of its last review and an address to write to if it has them. */
export function TextPage(props: TextPageProps) {
  const { page, reviewed, email, lastReviewed, children } = props;
  const { heading, report } = page;
  const [before, after] = lastReviewed.split('{date}');
  return (
    <div className="shell page-body">
      <h1 className="page-heading" dir="auto">
        {heading}
      </h1>
      <div className="prose">
        {children}
        {report && (
          <>
            <h2>{report.heading}</h2>
            <p>
              {report.text} <a href={`mailto:${email}`}>{email}</a>.
            </p>
          </>
        )}
        {reviewed && (
          <p>
            {before}
            <time dateTime={page.reviewed}>{reviewed}</time>
            {after}
          </p>
        )}
      </div>
    </div>
  );
}
