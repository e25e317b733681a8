import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface NewTabLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> {
  children: ReactNode;
}

/** A link that opens in a new tab and says so in its accessible name. */
export function NewTabLink({ children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
