import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface NewTabLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> {
  opensInNewTab: string;
  children: ReactNode;
}

/** A link that opens in a new tab and says so in its accessible name. */
export function NewTabLink({ opensInNewTab, children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{` (${opensInNewTab})`}</span>
    </a>
  );
}
