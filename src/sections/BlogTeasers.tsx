import type { ShownArticle } from '#data/articles/articles.ts';
import type { Paths } from '#data/languages.ts';
import type { HomeCopy } from '#data/pages/home-copy-schema.ts';
import { layFloor } from '#ui/lay-floor.ts';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import '#ui/floor.css';
import './blog-teasers.css';
import { floorPlans } from './floor-plans.ts';

interface BlogTeasersProps {
  copy: HomeCopy['blog'];
  articles: ShownArticle[];
  paths: Paths;
}

export function BlogTeasers({ copy, articles, paths }: BlogTeasersProps) {
  const rooms = layFloor(articles.length, floorPlans.teasers);
  return (
    <section className="floor-section" id="blog" aria-labelledby="blog-heading">
      <div className="floor rooms blog-teasers">
        <SectionHead id="blog-heading" copy={copy} />
        <ul>
          {articles.map((article, index) => (
            <li key={article.id} {...rooms[index]}>
              <ArticleCard article={article} headingLevel="h3" />
            </li>
          ))}
        </ul>
        <TextLink href={paths.blog}>{copy.viewAll}</TextLink>
      </div>
    </section>
  );
}
