import type { Features } from 'satteri';

/** How the Markdown of articles is read, wherever it becomes HTML. */
export const MARKDOWN_FEATURES = {
  gfm: { footnotes: { label: 'Sources' } },
} as const satisfies Features;
