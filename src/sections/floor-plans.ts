import type { FloorPlan } from '#ui/lay-floor.ts';

/** How the lists of tiles lie on their floors. */
export const floorPlans = {
  services: { xs: ['pair'], md: ['whole', 'pair', 'pair'], lg: ['lead', 'three'] },
  partners: { sm: ['pair'], md: ['three'], lg: ['three'] },
  testimonials: { md: ['whole', 'pair'], lg: ['three'] },
  teasers: { md: ['whole', 'pair'], lg: ['lead'] },
  articles: { md: ['whole', 'pair'], lg: ['whole', 'pair'] },
} satisfies Record<string, FloorPlan>;
