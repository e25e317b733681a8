import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { sitePath } from '#formatting/site-path.ts';

interface NewTabLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> {
  href: string;
  opensInNewTab: string;
  children: ReactNode;
}

/** A link that opens in a new tab and says so in its accessible name, unless it leads to a page of this site. */
export function NewTabLink({ href, opensInNewTab, children, ...rest }: NewTabLinkProps) {
  if (href.startsWith('/'))
    return (
      <a {...rest} href={sitePath(href)}>
        {children}
      </a>
    );
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{` (${opensInNewTab})`}</span>
    </a>
  );
}
