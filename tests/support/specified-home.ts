/** The sections of the home page in their order (Specification §2), by id. */
export const SECTION_IDS = ['hero', 'services', 'projects', 'testimonials', 'blog', 'contact'];

/** The services that the specification names (§2), in its order; editors may add others. */
export const SERVICE_TITLES = [
  'AI Solutions',
  'Web Development',
  'Social Media Marketing',
  'Digital Strategy',
  'SEO Optimization',
  'UI/UX Design',
];
