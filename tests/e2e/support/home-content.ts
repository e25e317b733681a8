import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { fillPlaceholders } from '@/lib/placeholders';
import { homeCopySchema } from '@/schemas/home-copy';
import { navigationSchema } from '@/schemas/navigation';
import { partnerSchema } from '@/schemas/partner';
import { serviceSchema } from '@/schemas/service';
import { siteSchema } from '@/schemas/site';
import { testimonialSchema } from '@/schemas/testimonial';

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
