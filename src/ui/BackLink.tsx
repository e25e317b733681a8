import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { toSitePath } from '#formatting/site-path.ts';

/** A link to where the page belongs, with an arrow that points back. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-link no-print" data-direction="back" href={toSitePath(href)}>
      <ArrowLeft size="1.125rem" />
      {children}
    </a>
  );
}
