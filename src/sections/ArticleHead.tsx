import type { ArticleView } from '#data/rendering/views.ts';
import { toSitePath } from '#formatting/site-path.ts';
import type { PictureFiles } from '#types.ts';
import { Cover } from '#ui/Cover.tsx';
import { Person } from '#ui/Person.tsx';
import './article-head.css';
import { DetailHead } from './DetailHead.tsx';

interface ArticleHeadProps {
  article: ArticleView;
  back: { href: string; text: string };
  /** `2 comments`, in an element with this id; absent on a site without comments. */
  commentCount: { id: string; text: string } | undefined;
}

/** The head of an article: its title, its author and its cover. */
export function ArticleHead({ article, back, commentCount }: ArticleHeadProps) {
  return (
    <DetailHead
      palette={article.drawing?.palette}
      back={back}
      kicker={
        <a className="article-badge" href={toSitePath(article.categoryPath)} rel="tag">
          {article.category}
        </a>
      }
      heading={article.title}
    >
      <div className="article-byline" data-span="narrow">
        <Person {...article.author} inFirstScreen>
          <p className="cluster" data-pagefind-ignore="all">
            <time dateTime={article.isoDate}>{article.date}</time>
            <span>{article.readTime}</span>
            {commentCount && (
              <a className="comment-count" id={commentCount.id} href="#comments">
                {commentCount.text}
              </a>
            )}
          </p>
        </Person>
      </div>
      <div className="article-cover no-print" data-span="narrow" data-cover={`cover-${article.id}`}>
        <Cover
          picture={article.cover}
          drawing={article.drawing}
          sizes={getCoverSizes(article.cover)}
          inFirstScreen
        />
      </div>
    </DetailHead>
  );
}

/** The `sizes` of a cover that fills a box 400 px high and is cropped to it. */
function getCoverSizes({ width = 1, height = 1 }: PictureFiles): string {
  const filling = `${Math.round((400 * width) / height)}px`;
  return `(width < 48rem) max(100vw, ${filling}), max(50vw, ${filling})`;
}
