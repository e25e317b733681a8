/** Prints the content of a site as JSON. content.ts runs this in the folder of the site, with the code of the site. */
import { getArticleLists } from '#data/articles/article-lists.ts';
import { getArticles } from '#data/articles/articles.ts';
import { getCases } from '#data/cases/cases.ts';
import { getContent } from '#data/content.ts';
import { getHomeSections } from '#data/home/home-sections.ts';
import { getProsePages } from '#data/pages/prose-pages.ts';
import { getSitePages } from '#data/pages/site-pages.ts';
import { getServicePages } from '#data/services/service-pages.ts';
import { toLanguagePath } from '#data/site/paths.ts';
import { getContentFolder, getLanguages, getSite } from '#data/site/site.ts';
import { getLanguageName, getStrings } from '#languages/dictionaries.ts';

export type PrintedContent = ReturnType<typeof contentIn>;

/** What pages show in a language. Articles are those that visitors may read today, newest first. */
function contentIn(language: string) {
  const site = getSite(language);
  const comments = getContent('comments', language);
  return {
    language,
    languageName: getLanguageName(language),
    folder: getContentFolder(language),
    home: toLanguagePath(language, '/'),
    names: site.addresses,
    site,
    strings: getStrings(language),
    homeCopy: getContent('home', language),
    sections: getHomeSections(language),
    navigation: getContent('navigation', language),
    pageCopy: getContent('fixed-pages', language),
    inquiryCopy: getContent('inquiry', language),
    chatScript: getContent('chat', language),
    commentFormCopy: getContent('comment-form', language),
    services: getContent('services', language),
    partners: getContent('partners', language),
    testimonials: getContent('testimonials', language),
    articles: getArticles(language).map((article) => ({
      ...article,
      comments: comments.filter((comment) => comment.article === article.id),
    })),
    articleLists: getArticleLists(language).filter(({ articles }) => articles.length > 0),
    prosePages: getProsePages(language),
    cases: getCases(language),
    servicePages: getServicePages(language),
    pages: getSitePages()
      .filter((page) => page.language === language)
      .map(({ kind, path }) => ({ kind, path })),
  };
}

process.stdout.write(JSON.stringify(getLanguages().map(contentIn)));
