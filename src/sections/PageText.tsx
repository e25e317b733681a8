import type { ReactNode } from 'react';
import type { Heading } from '#data/markdown/headings.ts';
import '#styles/prose.css';
import './page-text.css';

interface PageTextProps {
  /** The name of the table of contents. */
  contents: string;
  /** The headings of the text. The table of contents lists those of level 2. */
  headings: readonly Heading[];
  /** The text, and what follows it. */
  children?: ReactNode;
  /** Beside the text, above its table of contents. */
  facts?: ReactNode;
}

/** The text of a page, beside its table of contents. */
export function PageText({ contents, headings, facts, children }: PageTextProps) {
  const sections = headings.filter(({ depth }) => depth === 2);
  return (
    <div className="page-text">
      <div className="page-rail">
        {facts}
        {sections.length > 0 && (
          <nav className="page-contents no-print" aria-label={contents}>
            {/* Replaces the summary where the list is always open (page-text.css). */}
            <p className="page-contents-title" aria-hidden="true">
              {contents}
            </p>
            <details>
              <summary>{contents}</summary>
              <ol>
                {sections.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`} dir="auto">
                      {text}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        )}
      </div>
      <div className="page-text-column">
        <div className="prose">{children}</div>
      </div>
    </div>
  );
}
