/** The events that are reported to a service that counts visits. */
type VisitorEvent =
  | 'Project form sent'
  | 'Contact form sent'
  | 'Consultation opened'
  | 'First chat message';

declare global {
  interface DocumentEventMap {
    'visitor-event': CustomEvent<VisitorEvent>;
  }
}

/** Tells features/analytics, if the site counts visits, what the visitor has done. Browser only. */
export function reportEvent(detail: VisitorEvent): void {
  document.dispatchEvent(new CustomEvent('visitor-event', { detail }));
}
