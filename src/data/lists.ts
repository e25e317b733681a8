import { getCollection } from 'astro:content';
import type { Partner } from '#data/partners/partner-schema.ts';
import { oncePerBuild } from '#data/reading/once-per-build.ts';
import type { Service } from '#data/services/service-schema.ts';
import { withSiteWords } from '#data/site/site.ts';
import type { Testimonial } from '#data/testimonials/testimonial-schema.ts';
import type { Comment } from '#features/comments/comment-schema.ts';

/** Service cards, in the order of the content file. */
export const getServices = oncePerBuild(
  async (): Promise<Service[]> => withSiteWords(inFileOrder(await getCollection('services'))),
);

/** Partners, in the order of the content file. */
export const getPartners = oncePerBuild(
  async (): Promise<Partner[]> => withSiteWords(inFileOrder(await getCollection('partners'))),
);

/** Testimonials, in the order of the content file. */
export const getTestimonials = oncePerBuild(
  async (): Promise<Testimonial[]> =>
    withSiteWords(inFileOrder(await getCollection('testimonials'))),
);

/** The comments that stand under an article from the start, oldest first. */
export async function getSeedComments(articleId: string): Promise<Comment[]> {
  const comments = await getCollection('comments', ({ data }) => data.article === articleId);
  const texts = comments
    .map(({ data: { article, place, sample, ...comment } }) => comment)
    .toSorted((a, b) => Number(a.id) - Number(b.id));
  return withSiteWords(texts);
}

function inFileOrder<Item extends { place: number; sample?: true | undefined }>(
  entries: { data: Item }[],
) {
  return entries
    .map(({ data }) => data)
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, sample, ...item }) => item);
}
