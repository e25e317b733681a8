import { getContent } from '#data/content.ts';
import { type MarkdownEntry, readMarkdownFolder } from '#data/markdown-folder.ts';
import { memoize } from '#data/memoize.ts';
import { showsDrafts } from '#data/reading/content-files.ts';
import { motifNames } from '#types.ts';

export type CaseStudy = ReturnType<typeof getCases>[number];

/** The published cases in a language, in order. In development, also drafts. */
export const getCases = memoize((language: string) => {
  const partners = getContent('partners', language);
  const services = getContent('services', language);
  const getRank = ({ order = Number.MAX_VALUE }: MarkdownEntry<'cases'>) => order;
  const getPartnerIndex = (entry: MarkdownEntry<'cases'>) =>
    partners.findIndex(({ id }) => id === entry.partner);
  return readMarkdownFolder('cases', language)
    .filter(({ draft = false }) => showsDrafts || !draft)
    .toSorted((a, b) => getRank(a) - getRank(b) || getPartnerIndex(a) - getPartnerIndex(b))
    .map((entry) => {
      const partner = partners[getPartnerIndex(entry)];
      if (!partner) throw new Error(`${entry.id}: the schema accepted an unknown partner`);
      const used = [...new Set(entry.services)].flatMap(
        (name) => services.find(({ id }) => id === name) ?? [],
      );
      return {
        ...entry,
        partner,
        services: used,
        /** The picture that the case or else its partner names. Without one, tiles are shown. */
        imageUrl: entry.imageUrl ?? partner.picture,
        /** The motif of its tiles: that of its first service, if it has one. */
        motif: used[0]?.motif ?? motifNames[0],
      };
    });
});

export function getServiceCases(language: string, serviceId: string): CaseStudy[] {
  return getCases(language).filter(({ services }) => services.some(({ id }) => id === serviceId));
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
