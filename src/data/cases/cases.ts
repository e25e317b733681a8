import { floorPath } from '#formatting/drawings.ts';
import { sitePath } from '#formatting/site-path.ts';
import { type MotifName, motifNames, type PictureFiles, type Quote } from '#types.ts';
import { choicesIn, getContent } from '../content.ts';
import { contentFolder } from '../content-files.ts';
import { getPaths } from '../languages.ts';
import { type MarkdownEntry, readMarkdownFolder, renderEntry } from '../markdown-folder.ts';
import { getPartners, type Partner } from '../partners/partners.ts';
import { getPicture } from '../pictures/pictures.ts';
import { memoize } from '../reading/memoize.ts';
import type { Service } from '../services/service-schema.ts';
import { getTestimonials } from '../testimonials/testimonials.ts';
import { caseSchema } from './case-schema.ts';

/** A piece of work for a partner. */
export interface Case
  extends Omit<MarkdownEntry<ReturnType<typeof caseSchema>>, 'partner' | 'services'> {
  path: string;
  partner: { id: string; name: string; website: string };
  services: Service[];
  /** The picture that the case or else its partner names. */
  imageUrl?: string | undefined;
  /** The motif of its tiles: that of its first service. */
  motif: MotifName;
}

/** A case as shown on cards and on its own page. */
export interface CaseView extends Omit<Case, 'partner'> {
  partner: Partner;
  /** Tiles if it has no picture of its own. */
  picture: PictureFiles;
  isDrawn: boolean;
}

/** The published cases in a language, in order. In development, also drafts. */
export const getCases = memoize((language: string): Case[] => {
  const schema = caseSchema(choicesIn(language), contentFolder(language));
  const entries = readMarkdownFolder('cases', { language, schema });
  const partners = getContent('partners', language);
  const services = getContent('services', language);
  const getRank = ({ order = Number.MAX_VALUE }: Case) => order;
  const getPlace = ({ partner }: Case) => partners.findIndex(({ id }) => id === partner.id);
  return entries
    .filter(({ draft = false }) => import.meta.env.DEV || !draft)
    .map((entry): Case => {
      const partner = partners.find(({ id }) => id === entry.partner);
      if (!partner) throw new Error(`${entry.id}: the schema accepted an unknown partner`);
      const used = [...new Set(entry.services)].flatMap(
        (name) => services.find(({ id }) => id === name) ?? [],
      );
      return {
        ...entry,
        partner,
        services: used,
        path: `${getPaths(language).work}/${entry.segment}`,
        imageUrl: entry.imageUrl ?? partner.picture,
        motif: used[0]?.motif ?? motifNames[0],
      };
    })
    .toSorted((a, b) => getRank(a) - getRank(b) || getPlace(a) - getPlace(b));
});

export function casesWith(language: string, serviceId: string): Case[] {
  return getCases(language).filter(({ services }) => services.some(({ id }) => id === serviceId));
}

export async function toCaseView(one: Case): Promise<CaseView> {
  const { imageUrl, language, motif } = one;
  const partners = await getPartners(language);
  const partner = partners.find(({ id }) => id === one.partner.id);
  if (!partner) throw new Error(`${one.id}: the schema accepted an unknown partner`);
  const picture = imageUrl
    ? await getPicture(imageUrl, 'whole')
    : { src: sitePath(floorPath(motif)) };
  return { ...one, partner, picture, isDrawn: !imageUrl };
}

/** A case with its text as HTML, the words of its client, and the next case. */
export async function getCaseWithText(one: Case) {
  const text = await renderEntry(one, one.title);
  const quotes = await getTestimonials(one.language);
  const quote: Quote | undefined = quotes.find(({ id }) => id === one.testimonial);
  const following = getNext(getCases(one.language), one.id);
  const next = following && (await toCaseView(following));
  return { view: await toCaseView(one), ...text, quote, next };
}

/** The item after the one with this id, the first after the last; undefined if it is the only one. */
export function getNext<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
): Item | undefined {
  const index = items.findIndex((item) => item.id === id);
  const next = items[(index + 1) % items.length];
  return next?.id === id ? undefined : next;
}
