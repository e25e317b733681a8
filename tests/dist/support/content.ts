/** What the content files say, for comparison with the pages that were built from them. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ArticleFrontMatter } from '@/schemas/article';
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

/** An article's front matter and its text, as they stand in its file. */
export interface ArticleSource extends ArticleFrontMatter {
  id: string;
  text: string;
}

/** All articles, newest first. */
export const articles: readonly ArticleSource[] = readdirSync('src/content/articles')
  .map((file) => {
    const content = readFileSync(`src/content/articles/${file}`, 'utf8');
    const [, frontMatter = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? [];
    const fields = parse(frontMatter) as ArticleFrontMatter;
    return { ...fields, id: file.replace(/\.md$/, ''), text: text.trim() };
  })
  .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
