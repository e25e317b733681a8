/** What the content files say, for comparison with the pages that were built from them. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Navigation } from '@/schemas/navigation';
import type { Partner } from '@/schemas/partner';
import type { Service } from '@/schemas/service';
import type { Site } from '@/schemas/site';
import type { Testimonial } from '@/schemas/testimonial';

function read(name: string): unknown {
  return parse(readFileSync(`src/content/${name}.yaml`, 'utf8'));
}

export const site = read('site') as Site;
export const navigation = read('navigation') as Navigation;
export const services = read('services') as Service[];
export const partners = read('partners') as Partner[];
export const testimonials = read('testimonials') as Testimonial[];
export const comments = read('comments') as { article: string; name: string }[];
