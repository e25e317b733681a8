import type { ArticleView } from '#data/articles/articles.ts';
import { sitePath } from '#formatting/site-path.ts';
import type { PictureFiles } from '#types.ts';
import { Cover } from '#ui/Cover.tsx';
import '#tiles/tiles.css';
import '#ui/floor.css';
import { Person } from '#ui/Person.tsx';
import { BackLink } from '#ui/TextLink.tsx';
import './detail-head.css';
import './article-head.css';

/** Titles with more characters than this are set smaller. */
const LONG_TITLE = 70;

interface ArticleHeadProps {
  article: ArticleView;
  back: { href: string; text: string };
  /** `2 comments`, in an element with this id; absent on a site without comments. */
  commentCount: { id: string; text: string } | undefined;
}

/** The head of an article, tiles over the full width of the window: title, author and cover. */
export function ArticleHead({ article, back, commentCount }: ArticleHeadProps) {
  return (
    <header className="floor detail-head article-head" data-palette={article.drawing?.palette}>
      <div className="tile on-palette detail-text article-intro" data-span="wide">
        <BackLink href={back.href}>{back.text}</BackLink>
        <a className="article-category-link" href={sitePath(article.categoryPath)} rel="tag">
          <span className="article-badge">{article.category}</span>
        </a>
        <h1
          className="detail-title article-title"
          dir="auto"
          data-long={article.title.length > LONG_TITLE || undefined}
        >
          {article.title}
        </h1>
      </div>
      <div className="article-byline" data-span="narrow">
        <Person {...article.author} portrait={article.portrait} sizes="8rem" eager>
          <p className="cluster article-facts">
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
          sizes={coverSizes(article.cover)}
          inFirstScreen
        />
      </div>
    </header>
  );
}

/** The `sizes` of a cover that fills a box 400 px high; the rest is cropped. */
function coverSizes({ width = 1, height = 1 }: PictureFiles): string {
  const filling = `${Math.round((400 * width) / height)}px`;
  return `(width < 48rem) max(100vw, ${filling}), max(50vw, ${filling})`;
}
