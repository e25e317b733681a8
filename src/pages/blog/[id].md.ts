import type { APIRoute, GetStaticPaths } from 'astro';
import { articleMarkdown } from '@/lib/article-markdown';
import { type ArticleText, getArticleTexts } from '@/queries/article-texts';
import { getSite } from '@/queries/site';

export const getStaticPaths = (async () =>
  (await getArticleTexts()).map((text) => ({
    params: { id: text.article.id },
    props: { text },
  }))) satisfies GetStaticPaths;

/** An article as Markdown, for language models and for people who read in a terminal. */
export const GET: APIRoute<{ text: ArticleText }> = async ({ props: { text } }) => {
  const { url: siteUrl } = await getSite();
  const { article, url, markdown } = text;
  const headers = { 'Content-Type': 'text/markdown; charset=utf-8' };
  return new Response(articleMarkdown({ ...article, url, siteUrl, markdown }), { headers });
};
