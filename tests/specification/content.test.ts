/** What Specification §2, §3 and §9 fix about the sample, word for word. That pages show it: tests/built, tests/browser. */
import { describe, expect, test } from 'vitest';
import { minutesToRead } from '#data/articles/read-time.ts';
import { contactSchema, fieldNames, inquirySchema } from '#data/leads/lead-forms.ts';
import { articles, commentsOf } from '../support/articles.ts';
import {
  commentFormCopy,
  homeCopy,
  inquiryCopy,
  navigation,
  pageCopy,
  partners,
  services,
  site,
  testimonials,
} from '../support/content.ts';

const labelsOf = (links: readonly { label: string }[]) =>
  links.map(({ label }) => label).join(', ');

test('§2 header and footer: their links; those of the footer and four networks lead to #', () => {
  const { header, footer } = navigation;
  expect(labelsOf(header.links)).toBe('Services, Projects, Blog, Contact');
  expect(header.links.map(({ href }) => href)).toEqual(
    ['services', 'projects', 'blog', 'contact'].map((id) => `/#${id}`),
  );
  expect(header.launch).toBe('Launch');
  expect(labelsOf(footer)).toBe(
    'Home, Services, Projects, Blog, About Us, Contact, Privacy Policy, Terms of Service',
  );
  expect(site.social.map(({ network }) => network).join(', ')).toBe(
    'Twitter, Facebook, Instagram, LinkedIn',
  );
  expect(new Set([...footer, ...site.social].map(({ href }) => href))).toEqual(new Set('#'));
});

test('§2 §9 hero: the typed word, two buttons and the claim; a welcome notice', () => {
  const { typedWord, startProject, consultation, claim } = homeCopy.hero;
  expect([typedWord, startProject, consultation, claim].join(' | ')).toBe(
    'Transformed | Start Your Project | Get Your Free Digital Consultation | 100+ Satisfied Clients Worldwide',
  );
  expect(site.bookingUrl).toBeDefined();
  expect(homeCopy.welcome).toContain(site.name);
});

test('§2 six services in their order, and the box in their dialogs', () => {
  expect(services.map(({ title }) => title).join(', ')).toBe(
    'AI Solutions, Web Development, Social Media Marketing, Digital Strategy, SEO Optimization, UI/UX Design',
  );
  const { learnMore, callToAction } = homeCopy.services;
  expect(`${learnMore}. ${callToAction}`).toBe(
    'Learn more. Ready to get started? Contact us today for a free consultation',
  );
});

test('§2 four partners: a Malta group, a payments company, a pizza brand, a car rental', () => {
  const trades = [/malta/i, /payment/i, /pizza/i, /car rental.*libya/i];
  expect(homeCopy.partners.heading).toBe('Featured Partners');
  expect(partners.map(({ type }) => type)).toEqual(
    trades.map((trade) => expect.stringMatching(trade)),
  );
});

test('§2 three testimonials with five stars, under their headings', () => {
  expect(testimonials.map(({ rating }) => rating)).toEqual([undefined, undefined, undefined]);
  const { testimonials: onHome } = homeCopy;
  const { heading, subheading } = pageCopy.testimonials;
  expect([onHome.heading, onHome.subheading, onHome.viewAll, heading, subheading].join(' | ')).toBe(
    'Client Success Stories | What Our Clients Say | View All Testimonials | Client Testimonials | What Our Clients Say',
  );
});

test('§2 §5 §8 names of fields, labels and notices', () => {
  expect(fieldNames(inquirySchema).join()).toBe('name,email,phone,business,website');
  expect(fieldNames(contactSchema).join()).toBe('name,email,subject,message');
  expect([inquiryCopy.title, ...Object.values(inquiryCopy.labels)].join(' | ')).toBe(
    'Start Your Project | Name | Email | Phone Number | What do you do as a business? | Website (optional)',
  );
  const { notConnected, ...form } = homeCopy.contact.form;
  expect(Object.values(form).join(' | ')).toBe(
    'Send us a message | Name | Email | Subject | Message | Send Message',
  );
  const { empty, title, name, content, submit, missing, added } = commentFormCopy;
  expect([empty, title, name.placeholder, content.placeholder, submit]).toEqual([
    'Be the first to comment on this article!',
    'Leave a comment',
    'Your name',
    'Share your thoughts...',
    'Post Comment',
  ]);
  expect([missing.title, missing.description, added.title, added.description]).toEqual([
    'Missing information',
    'Please provide both your name and comment.',
    'Comment added',
    'Your comment has been published successfully.',
  ]);
});

test('§2 §8 articles lead back; both not-found pages say what is missing, and lead home', () => {
  const { article, articleNotFound: unknown, notFound } = pageCopy;
  expect([homeCopy.blog.viewAll, article.back]).toEqual(['View all articles', 'Back to all blogs']);
  expect([unknown.heading, unknown.text, unknown.home]).toEqual([
    'Blog Post Not Found',
    "The blog post you're looking for doesn't exist.",
    'Return Home',
  ]);
  expect([notFound.code, notFound.text, notFound.home]).toEqual([
    '404',
    'Oops! Page not found',
    'Return to Home',
  ]);
});

test('nothing is connected, switched off or redirected', () => {
  const { forms, analytics, redirects, comments, particles } = site;
  expect({ forms, analytics, redirects, comments, particles }).toEqual({});
});

const ARTICLES = [
  ['ai-llm-developments', 'AI Research', 'April 15, 2025', '6 min read', 2],
  ['ai-healthcare-2025', 'Healthcare AI', 'April 12, 2025', '8 min read', 1],
  ['quantum-ai-computing', 'Quantum AI', 'April 8, 2025', '7 min read', 0],
] as const;

describe('§2 §9 three articles', () => {
  test('are all there are', () => {
    expect(articles.map(({ id }) => id)).toEqual(ARTICLES.map(([id]) => id));
  });

  test.each(ARTICLES)('%s: %s, %s, %s, with %d comments', (id, category, date, readTime, seeds) => {
    const article = articles.find((one) => one.id === id);
    expect(article).toMatchObject({ category, date, readTime });
    expect(`${minutesToRead(`${article?.text}`, 'en')} min read`).toBe(readTime);
    expect(commentsOf(id)).toHaveLength(seeds);
  });

  test.each(articles)('$id cites its sources, each with a link', ({ text }) => {
    const sources = text.match(/^\[\^\d+\]: .*/gm) ?? [];
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !source.includes('](https://'))).toEqual([]);
  });
});
