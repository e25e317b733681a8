import type { ReactNode } from 'react';
import type { Heading } from '#data/markdown/headings.ts';
import '#styles/prose.css';
import './article-body.css';

interface ArticleBodyProps {
  /** The name of the table of contents. */
  contents: string;
  /** The headings of the text. The table of contents lists those of level 2. */
  headings: readonly Heading[];
  text?: ReactNode;
  share?: ReactNode;
  comments?: ReactNode;
}

/** The text of an article or a text page, its table of contents and what follows it. */
export function ArticleBody(props: ArticleBodyProps) {
  const { contents, headings, text, share, comments } = props;
  const sections = headings.filter(({ depth }) => depth === 2);
  return (
    <>
      <div className="article-columns">
        {sections.length > 0 && (
          <nav className="article-contents no-print" aria-label={contents}>
            {/* Replaces the summary on wide screens, where the list is always open. */}
            <p className="article-contents-title" aria-hidden="true">
              {contents}
            </p>
            <details>
              <summary>{contents}</summary>
              <ol>
                {sections.map(({ id, text: title }) => (
                  <li key={id}>
                    <a href={`#${id}`} dir="auto">
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        )}
        <div className="article-text">
          <div className="prose">{text}</div>
          {share}
        </div>
      </div>
      {comments}
    </>
  );
}
