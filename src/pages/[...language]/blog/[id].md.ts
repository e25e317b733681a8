import type { APIRoute } from 'astro';
import { articleMarkdown } from '#data/articles/article-markdown.ts';
import { type Article, getArticles } from '#data/articles/articles.ts';
import { getContent } from '#data/content.ts';
import { getWords, pathsInLanguages } from '#data/languages.ts';

export const getStaticPaths = () =>
  pathsInLanguages((language) =>
    getArticles(language).map((article) => ({
      params: { id: article.address },
      props: { article },
    })),
  );

/** An article as Markdown, for language models and for people who read in a terminal. */
export const GET: APIRoute<{ article: Article }> = async ({ props: { article } }) => {
  const headers = { 'Content-Type': 'text/markdown; charset=utf-8' };
  const text = await articleMarkdown(article, getContent('site').url, getWords(article.language));
  return new Response(text, { headers });
};
