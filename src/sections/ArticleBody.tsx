import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArticleSection } from '#data/articles/articles.ts';
import type { Paths } from '#data/languages.ts';
import { sitePath } from '#formatting/site-path.ts';
import '#styles/prose.css';
import { Unbroken } from '#ui/Unbroken.tsx';
import './article-body.css';

interface ArticleBodyProps {
  /** The name of the table of contents. */
  contents: string;
  /** The sections of the text, for the table of contents. */
  sections: ArticleSection[];
  /** The way to the contact section that wide screens show beside the text. */
  nextStep: { heading: string; action: string };
  paths: Paths;
  /** The article itself, as HTML. */
  text?: ReactNode;
  /** Ways to share the article. */
  share?: ReactNode;
  comments?: ReactNode;
}

/** The text of an article with its contents, and what follows it. */
export function ArticleBody(props: ArticleBodyProps) {
  const { contents, sections, nextStep, paths, text, share, comments } = props;
  return (
    <div className="shell article-body">
      {sections.length > 0 && (
        <nav className="article-contents no-print" aria-label={contents}>
          <details>
            <summary>
              <span>{contents}</span>
              {/* Where the reader is (table-of-contents.client.ts). */}
              <span className="article-contents-here" dir="auto" aria-hidden="true" />
            </summary>
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} dir="auto">
                    <Unbroken>{title}</Unbroken>
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      )}
      <a className="article-step no-print" href={sitePath(paths.contact)}>
        {nextStep.heading}
        <span>
          {nextStep.action}
          <ArrowRight aria-hidden="true" size={20} />
        </span>
      </a>
      <div className="article-text">
        <div className="prose">{text}</div>
        {share}
        {comments}
      </div>
    </div>
  );
}
