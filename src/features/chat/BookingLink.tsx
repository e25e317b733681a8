import type { ReactNode } from 'react';
import { NewTabLink } from '#ui/NewTabLink.tsx';

interface BookingLinkProps {
  /** The booking page, if there is one. */
  href: string | undefined;
  children: ReactNode;
}

/** Leads to the booking page; without one, opens the project dialog. */
export function BookingLink({ href, children }: BookingLinkProps) {
  if (href) return <NewTabLink href={href}>{children}</NewTabLink>;
  return (
    <button type="button" command="show-modal" commandfor="inquiry">
      {children}
    </button>
  );
}
