/** What Specification §2, §3 and §9 fix about the home page and the articles. */

/** The ids of the home page's sections, in order. */
export const SECTION_IDS = ['hero', 'services', 'projects', 'testimonials', 'blog', 'contact'];

/** The sections that the header links to, by the text of the link. */
export const ANCHORS = [
  { label: 'Services', id: 'services' },
  { label: 'Projects', id: 'projects' },
  { label: 'Blog', id: 'blog' },
  { label: 'Contact', id: 'contact' },
];

/** The services, in order; editors may add others. */
export const SERVICE_TITLES = [
  'AI Solutions',
  'Web Development',
  'Social Media Marketing',
  'Digital Strategy',
  'SEO Optimization',
  'UI/UX Design',
];

/** The articles, newest first, and how many comments each starts with. */
export const ARTICLES = [
  {
    id: 'ai-llm-developments',
    category: 'AI Research',
    date: 'April 15, 2025',
    readTime: '6 min read',
    comments: 2,
  },
  {
    id: 'ai-healthcare-2025',
    category: 'Healthcare AI',
    date: 'April 12, 2025',
    readTime: '8 min read',
    comments: 1,
  },
  {
    id: 'quantum-ai-computing',
    category: 'Quantum AI',
    date: 'April 8, 2025',
    readTime: '7 min read',
    comments: 0,
  },
] as const;
