import type { ReactNode } from 'react';
import { NewTabLink } from './NewTabLink.tsx';

interface BookingLinkProps {
  href: string | undefined;
  opensInNewTab: string;
  className?: string;
  'data-kind'?: string;
  children: ReactNode;
}

/** Leads to the booking page; without one, opens the project dialog. */
export function BookingLink({ href, opensInNewTab, ...attributes }: BookingLinkProps) {
  if (href) return <NewTabLink href={href} opensInNewTab={opensInNewTab} {...attributes} />;
  return <button type="button" command="show-modal" commandfor="site-inquiry" {...attributes} />;
}
