import type { APIRoute, GetStaticPaths } from 'astro';
import { articleMarkdown } from '#data/articles/article-markdown.ts';
import { type ArticleText, getArticleTexts } from '#data/articles/article-texts.ts';
import { getSite } from '#data/site/site.ts';

export const getStaticPaths = (async () =>
  (await getArticleTexts()).map((text) => ({
    params: { id: text.article.id },
    props: { text },
  }))) satisfies GetStaticPaths;

/** An article as Markdown, for language models and for people who read in a terminal. */
export const GET: APIRoute<{ text: ArticleText }> = async ({ props: { text } }) => {
  const { article, url, markdown } = text;
  const { url: siteUrl } = await getSite();
  const headers = { 'Content-Type': 'text/markdown; charset=utf-8' };
  return new Response(articleMarkdown({ ...article, url, markdown, siteUrl }), { headers });
};
