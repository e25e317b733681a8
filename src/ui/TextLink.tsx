import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { sitePath } from '#formatting/site-path.ts';

/** A link on a line of its own, with an arrow that moves on hover. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-link" href={sitePath(href)}>
      {children}
      <ArrowRight aria-hidden="true" size="1.125rem" />
    </a>
  );
}

/** A link to where the page belongs, with an arrow that points back. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-link no-print" data-direction="back" href={sitePath(href)}>
      <ArrowLeft aria-hidden="true" size="1.125rem" />
      {children}
    </a>
  );
}
