/** Adds to content what only Astro can make, for pages: the files of pictures, and texts as HTML. */
import type { Article } from '#data/articles/articles.ts';
import type { CaseStudy } from '#data/cases/cases.ts';
import { getContent } from '#data/content.ts';
import type { Content } from '#data/content-schemas.ts';
import type { WrittenPerson } from '#data/reading/fields.ts';
import { getSettings } from '#data/site/site.ts';
import { toFilePath } from '#data/urls/site-file.ts';
import { createRandom } from '#drawings.ts';
import { getInitials } from '#formatting/names.ts';
import { getStrings } from '#languages/dictionaries.ts';
import {
  type MotifName,
  motifNames,
  type PersonView,
  type PortraitView,
  type TestimonialView,
} from '#types.ts';
import { getCover, getPicture, isSilhouette } from './pictures.ts';
import { renderMarkdown } from './render-markdown.ts';

export type ArticleView = Awaited<ReturnType<typeof toArticleView>>;

export async function toArticleView(article: Article) {
  const { imageUrl, author } = article;
  return { ...article, cover: await getCover(imageUrl), author: await toPersonView(author) };
}

export type CaseView = Awaited<ReturnType<typeof toCaseView>>;

export async function toCaseView(caseStudy: CaseStudy) {
  const { imageUrl } = caseStudy;
  return { ...caseStudy, picture: imageUrl ? await getPicture(imageUrl, 'whole') : undefined };
}

export type PartnerView = Awaited<ReturnType<typeof toPartnerView>>;

export async function toPartnerView(written: Content<'partners'>[number]) {
  const { picture, imageSrc, ...partner } = written;
  return {
    ...partner,
    picture: picture ? await getPicture(picture, 'whole') : undefined,
    logo: await getPicture(imageSrc, 'whole'),
    /** Whether the logo can be recognized by its silhouette alone, so that it may be drawn in any color. */
    isSilhouette: imageSrc.startsWith('/')
      ? await isSilhouette(toFilePath(imageSrc) ?? imageSrc)
      : // For a picture on another site, only the extension is known.
        !/\.jpe?g(\?|$)/i.test(imageSrc),
  };
}

export async function toTestimonialView(
  written: Content<'testimonials'>[number],
): Promise<TestimonialView> {
  const { picture, ...testimonial } = written;
  const { author, motif } = testimonial;
  return { ...testimonial, portrait: await getPortrait(author, picture, motif) };
}

export async function toPersonView({
  name,
  role,
  path,
  avatarUrl,
}: WrittenPerson & { path?: string | undefined }): Promise<PersonView> {
  return { name, role, path, portrait: await getPortrait(name, avatarUrl) };
}

/**
 * A person's picture or, without one, their initials on a tile.
 *
 * @param motif the motif of the tile; without it, the name decides
 */
async function getPortrait(
  name: string,
  url: string | undefined,
  motif: MotifName = getMotif(name),
): Promise<PortraitView> {
  return url
    ? { picture: await getPicture(url, 'person') }
    : { initials: getInitials(name), motif };
}

function getMotif(name: string): MotifName {
  return motifNames[Math.floor(createRandom(name)() * motifNames.length)] ?? motifNames[0];
}

/** A comment with its picture. Its date has the form `2025-04-15`. */
export type CommentView = Awaited<ReturnType<typeof getSeedComments>>[number];

/** The comments that an article has from the start, oldest first. */
export function getSeedComments({ id, language }: Pick<Article, 'id' | 'language'>) {
  const comments = getContent('comments', language)
    .filter(({ article }) => article === id)
    .toSorted((a, b) => Number(a.id) - Number(b.id));
  return Promise.all(
    comments.map(async ({ article, avatarUrl, ...comment }) => ({
      ...comment,
      avatar: await getPicture(avatarUrl, 'person'),
    })),
  );
}

export type RenderedText = Awaited<ReturnType<typeof renderEntry>>;

/** The text of an entry as HTML, below a title. */
export function renderEntry(
  { markdown, language, math }: { markdown: string; language: string; math?: boolean | undefined },
  title: string,
) {
  const { embeds } = getSettings();
  return renderMarkdown(markdown, { strings: getStrings(language), title, math, embeds });
}
