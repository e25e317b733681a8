/** What the content files say, for comparison with the pages that are built from them. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Partner } from '#data/partners/partner-schema.ts';
import { splitFrontMatter } from '#data/reading/front-matter.ts';
import type { Service } from '#data/services/service-schema.ts';
import type { Navigation } from '#data/site/navigation-schema.ts';
import type { Site } from '#data/site/site-schema.ts';
import type { Testimonial } from '#data/testimonials/testimonial-schema.ts';

function read(name: string): unknown {
  return parse(readFileSync(`src/content/${name}.yaml`, 'utf8'));
}

export const site = read('site') as Site;
export const navigation = read('navigation') as Navigation;
export const services = read('services') as Service[];
export const partners = read('partners') as Partner[];
export const testimonials = read('testimonials') as Testimonial[];
export const comments = read('comments') as { article: string; name: string }[];

const STATEMENTS = 'src/content/statements';

/** The statements, each with its page's address and the text of its file. */
export const statements = readdirSync(STATEMENTS).map((file) => ({
  path: `/${file.replace(/\.md$/, '')}`,
  text: splitFrontMatter(readFileSync(`${STATEMENTS}/${file}`, 'utf8'))?.body ?? '',
}));
