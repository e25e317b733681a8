/**
 * What is fixed about the sample's content, with the section of the specification that it belongs to. Skipped once the
 * site is no longer the sample.
 * tests/built and tests/browser check that pages show this content.
 */
import { beforeEach, expect, test } from 'vitest';
import { getReadingMinutes } from '#data/articles/articles.ts';
import { contactSchema, getFieldNames, inquirySchema } from '#data/leads/lead-forms.ts';
import { replyTo } from '#features/chat/reply.ts';
import { loadContent } from './support/content.ts';

const content = loadContent('.');
const { site, articles, chatScript } = content;

beforeEach(({ skip }) => skip(!site.sample, 'the site is no longer the sample'));

/** Paths in the content, each with its text; several texts at a path are joined with commas. */
const FIXED = `
§2 navigation.header.links.*.label: Services, Projects, Blog, Contact
§2 navigation.header.links.*.href: /#services, /#projects, /#blog, /#contact
§2 navigation.header.launch: Launch
§2 navigation.footer.*.label: Home, Services, Projects, Blog, About Us, Contact, Privacy Policy, Terms of Service
§2 navigation.footer.*.href: #, #, #, #, #, #, #, #
§2 site.social.*.network: Twitter, Facebook, Instagram, LinkedIn
§2 site.social.*.href: #, #, #, #
§2 homeCopy.welcome: Welcome to Grigal! Ask the assistant anything, or start your project.
§2 strings.opensInNewTab: opens in a new tab
§2 homeCopy.hero.startProject|consultation: Start Your Project, Get Your Free Digital Consultation
§9 homeCopy.hero.typedWord|claim: Transformed, 100+ Satisfied Clients Worldwide
§2 services.*.title: AI Solutions, Web Development, Social Media Marketing, Digital Strategy, SEO Optimization, UI/UX Design
§2 homeCopy.services.learnMore: Learn more
§2 homeCopy.services.callToAction: Ready to get started? Contact us today for a free consultation
§2 homeCopy.partners.heading: Featured Partners
§2 homeCopy.testimonials.heading|subheading: Client Success Stories, What Our Clients Say
§2 homeCopy.testimonials.viewAll: View All Testimonials
§2 pageCopy.testimonials.heading|subheading: Client Testimonials, What Our Clients Say
§2 homeCopy.contact.form.title: Send us a message
§2 homeCopy.contact.form.name|email|subject|message|submit: Name, Email, Subject, Message, Send Message
§2 inquiryCopy.title: Start Your Project
§2 inquiryCopy.labels.name|email|phone|business|website: Name, Email, Phone Number, What do you do as a business?, Website (optional)
§2 homeCopy.blog.viewAll: View all articles
§2 pageCopy.article.back: Back to all blogs
§2 strings.comments.heading.other: Comments ({count})
§2 commentFormCopy.empty: Be the first to comment on this article!
§2 commentFormCopy.title|submit: Leave a comment, Post Comment
§2 commentFormCopy.name|content.placeholder: Your name, Share your thoughts...
§8 commentFormCopy.missing.title|description: Missing information, Please provide both your name and comment.
§8 commentFormCopy.added.title|description: Comment added, Your comment has been published successfully.
§8 pageCopy.articleNotFound.heading|home: Blog Post Not Found, Return Home
§8 pageCopy.articleNotFound.text: The blog post you're looking for doesn't exist.
§2 inquiryCopy.connected.success: Thank you! We will be in touch within one working day.
§8 pageCopy.notFound.code|text|home: 404, Oops! Page not found, Return to Home
§2 chatScript.placeholder: Ask about our AI services...
§9 chatScript.quickReplies.*: What AI tools do you offer?, How much does it cost?, Can you help with my business?
`;

/** The texts at a path in the content: `header.links.*.label`, `hero.typedWord|claim`. */
function textsAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (!step) return [value];
  const fields = step === '*' ? Object.keys(Object(value)) : step.split('|');
  return fields.flatMap((field) => textsAt(Object(value)[field], rest));
}

test.each(FIXED.trim().split('\n'))('the content follows %s', (line) => {
  const [, place = '', words] = /^\S+ (\S+): (.*)$/.exec(line) ?? [];
  expect(textsAt(content, place.split('.')).join(', ')).toBe(words);
});

test('§3 §5 both forms have the specified fields in order', () => {
  const specified = {
    inquiry: 'name,email,phone,business,website',
    contact: 'name,email,subject,message',
  };
  const inOrder = (names: string[], words: string) =>
    names.filter((name) => words.split(',').includes(name)).join();
  expect(inOrder(getFieldNames(inquirySchema), specified.inquiry)).toBe(specified.inquiry);
  expect(inOrder(getFieldNames(contactSchema), specified.contact)).toBe(specified.contact);
});

test('§2 there are four partners, three testimonials with five stars and a booking page', () => {
  const trades = [/malta/i, /payment/i, /pizza/i, /car rental.*libya/i];
  expect(content.partners.map(({ type }) => type)).toEqual(
    trades.map((trade) => expect.stringMatching(trade)),
  );
  expect(content.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  expect(site.bookingUrl).toBeDefined();
});

test('§2 the toast for an inquiry thanks and says that nothing was sent', () => {
  expect(content.inquiryCopy.success).toMatch(/^Thank you!.* nothing was sent.*@/);
});

test('§7 nothing is connected, switched off or redirected', () => {
  const { forms, analytics, redirects, comments, particles } = site;
  expect({ forms, analytics, redirects }).toEqual({});
  expect({ comments, particles }).toEqual({ comments: true, particles: true });
});

test('§2 §3 §9 there are three articles with the specified facts and comments', () => {
  const facts = articles.map(({ id, category, date, readTime, comments }) => [
    id,
    category,
    date,
    readTime,
    comments.length,
  ]);
  expect(facts).toEqual([
    ['ai-llm-developments', 'AI Research', 'April 15, 2025', '6 min read', 2],
    ['ai-healthcare-2025', 'Healthcare AI', 'April 12, 2025', '8 min read', 1],
    ['quantum-ai-computing', 'Quantum AI', 'April 8, 2025', '7 min read', 0],
  ]);
});

test.each(articles)('reading $id takes as long as the article says', (article) => {
  expect(article.readTime).toBe(`${getReadingMinutes(article.markdown, 'en')} min read`);
});

test.each(articles)('each source of $id has a link', (article) => {
  const sources = article.markdown.match(/^\[\^\d+\]: .*/gm) ?? [];
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((source) => !source.includes('](https://'))).toEqual([]);
});

/** A list of five offerings, in this order. */
const OFFERINGS =
  /^- .*chatbots.*\n- .*data processing.*\n- .*AI-powered analytics.*\n- .*predictive modeling.*\n- .*natural language.*\n(?!- )/im;
const PRICE = /custom pricing.*packages starting from \$999\/month.*pricing consultation/s;
const PAST_WORK = /e-commerce.*healthcare.*finance.*free 30-minute consultation/is;
const GENERAL = /AI automation.*challenge.*\?$/s;

test.each<[RegExp, string[]]>([
  [OFFERINGS, ['ai tools', 'AI TOOLS!', 'You offered', 'help, what do you offer at what price?']],
  [PRICE, ['COST', 'pricing', 'prices', 'help my business: what is the price?']],
  [PAST_WORK, ['Business plan', 'HELP', 'helpful']],
  [GENERAL, ['hello', 'ai', 'tool', 'off', 'pric', 'hel']],
])('§9 the chat replies to $1 by the first rule that fits', (reply, messages) => {
  for (const message of messages) expect(replyTo(message, chatScript).text, message).toMatch(reply);
});
