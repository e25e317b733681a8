import type { ReactNode } from 'react';
import { NewTabLink } from '#ui/NewTabLink.tsx';

interface BookingLinkProps {
  /** The booking page, if there is one. */
  href: string | undefined;
  /** ‘opens in a new tab’. */
  opensInNewTab: string;
  children: ReactNode;
}

/** Leads to the booking page; without one, opens the project dialog. */
export function BookingLink({ href, ...link }: BookingLinkProps) {
  if (href) return <NewTabLink href={href} {...link} />;
  return (
    <button type="button" command="show-modal" commandfor="inquiry">
      {link.children}
    </button>
  );
}
