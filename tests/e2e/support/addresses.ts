/** Every page of the site, and the two that say that something is missing. */
export const ADDRESSES = [
  '/',
  '/testimonials',
  '/blog',
  '/blog/ai-llm-developments',
  '/blog/ai-healthcare-2025',
  '/blog/quantum-ai-computing',
  '/blog/no-such-article',
  '/no-such-page',
] as const;
