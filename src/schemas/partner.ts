import { z } from 'astro/zod';
import { externalUrl, imageSource, line, slug } from './fields';

/** A partner's logo card (Specification §3: Partner). */
export const partnerSchema = z.strictObject({
  id: slug(),
  name: line(60),
  type: line(60).describe('What the company does, and where.'),
  imageSrc: imageSource(),
  website: externalUrl(),
});

export type Partner = z.infer<typeof partnerSchema>;
