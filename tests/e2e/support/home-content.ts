import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { homeCopySchema } from '#data/pages/home-copy-schema.ts';
import { partnerSchema } from '#data/partners/partner-schema.ts';
import { fillPlaceholders } from '#data/reading/placeholders.ts';
import { serviceSchema } from '#data/services/service-schema.ts';
import { navigationSchema } from '#data/site/navigation-schema.ts';
import { siteSchema } from '#data/site/site-schema.ts';
import { testimonialSchema } from '#data/testimonials/testimonial-schema.ts';

/** What editors wrote for the home page: tests compare the page with it, not with sentences. */
export const site = siteSchema.parse(read('site'));
export const homeCopy = homeCopySchema.parse(
  fillPlaceholders(read('home'), { ...site, ...site.address }),
);
export const navigation = navigationSchema.parse(read('navigation'));
export const services = z.array(serviceSchema).parse(read('services'));
export const partners = z.array(partnerSchema).parse(read('partners'));
export const testimonials = z.array(testimonialSchema).parse(read('testimonials'));

/** The anchors that the header links to (Specification §2), by the text of the link. */
export const ANCHORS = [
  { label: 'Services', id: 'services' },
  { label: 'Projects', id: 'projects' },
  { label: 'Blog', id: 'blog' },
  { label: 'Contact', id: 'contact' },
];

function read(name: string): unknown {
  return parse(readFileSync(`src/content/${name}.yaml`, 'utf8'));
}
