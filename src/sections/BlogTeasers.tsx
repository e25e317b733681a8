import type { Content } from '#data/content-schemas.ts';
import type { ArticleView } from '#data/rendering/views.ts';
import type { Paths } from '#data/site/paths.ts';
import { GridList } from '#ui/GridList.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { PageCard } from './PageCards.tsx';

interface BlogTeasersProps {
  copy: Content<'home'>['blog'];
  articles: ArticleView[];
  paths: Paths;
}

export function BlogTeasers({ copy, articles, paths }: BlogTeasersProps) {
  return (
    <section id="blog" aria-labelledby="blog-heading">
      <div className="grid">
        <SectionHead id="blog-heading" copy={copy} />
        <GridList items={articles} rows={['full', 'pair']}>
          {(article) => <PageCard entry={article} headingLevel="h3" />}
        </GridList>
        <TextLink href={paths.blog}>{copy.viewAll}</TextLink>
      </div>
    </section>
  );
}
