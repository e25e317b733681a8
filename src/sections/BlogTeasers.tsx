import type { ArticleView } from '#data/articles/articles.ts';
import type { Content } from '#data/content-schemas.ts';
import type { Paths } from '#data/languages.ts';
import { GRIDS, gridSpans } from '#ui/grid-spans.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import '#ui/floor.css';
import './blog-teasers.css';

interface BlogTeasersProps {
  copy: Content<'home'>['blog'];
  articles: ArticleView[];
  paths: Paths;
}

export function BlogTeasers({ copy, articles, paths }: BlogTeasersProps) {
  const spans = gridSpans(articles.length, GRIDS.teasers);
  return (
    <section id="blog" aria-labelledby="blog-heading">
      <div className="floor blog-teasers">
        <SectionHead id="blog-heading" copy={copy} />
        <ul>
          {articles.map((article, index) => (
            <li key={article.id} {...spans[index]}>
              <ArticleCard article={article} headingLevel="h3" />
            </li>
          ))}
        </ul>
        <TextLink href={paths.blog}>{copy.viewAll}</TextLink>
      </div>
    </section>
  );
}
