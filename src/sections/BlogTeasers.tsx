import type { ArticleSummary } from '@/queries/articles';
import type { HomeCopy } from '@/schemas/home-copy';
import { SectionHead } from '@/ui/SectionHead';
import { TextLink } from '@/ui/TextLink';
import { ArticleCard } from './ArticleCard';
import './blog-teasers.css';

interface BlogTeasersProps {
  copy: HomeCopy['blog'];
  articles: ArticleSummary[];
}

export function BlogTeasers({ copy, articles }: BlogTeasersProps) {
  return (
    <section className="section" id="blog" data-tone="band" aria-labelledby="blog-heading">
      <div className="shell">
        <SectionHead id="blog-heading" heading={copy.heading} intro={copy.intro} />
        <ul className="teaser-grid">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} headingLevel="h3" />
            </li>
          ))}
        </ul>
        <div className="section-more">
          <TextLink href="/blog">{copy.viewAll}</TextLink>
        </div>
      </div>
    </section>
  );
}
