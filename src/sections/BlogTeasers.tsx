import type { Article } from '#data/articles/articles.ts';
import type { HomeCopy } from '#data/pages/home-copy-schema.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import '#ui/floor.css';
import '#ui/floor-walls.css';
import './blog-teasers.css';

interface BlogTeasersProps {
  copy: HomeCopy['blog'];
  articles: Article[];
}

export function BlogTeasers({ copy, articles }: BlogTeasersProps) {
  return (
    <section className="floor-section" id="blog" aria-labelledby="blog-heading">
      <div className="floor blog-teasers" data-walls>
        <SectionHead id="blog-heading" copy={copy} />
        <ul>
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} headingLevel="h3" />
            </li>
          ))}
        </ul>
        <TextLink href="/blog">{copy.viewAll}</TextLink>
      </div>
    </section>
  );
}
