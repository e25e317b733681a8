import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { toSitePath } from '#formatting/site-path.ts';

/** A link one level up, such as from an article to the blog, with an arrow that points back. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-link no-print" data-direction="back" href={toSitePath(href)}>
      <ArrowLeft size="1.125rem" />
      {children}
    </a>
  );
}
