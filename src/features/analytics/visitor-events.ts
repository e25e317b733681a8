/** Whether visitors ask not to be tracked: by Do Not Track, or by its successor, Global Privacy Control. */
export function refusesTracking(browser: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** The global function with a name such as `umami.track`, bound to its object; undefined if it does not exist. */
export function functionAt(root: object, name: string): ((event: string) => void) | undefined {
  let owner: unknown;
  let value: unknown = root;
  for (const part of name.split('.')) {
    owner = value;
    value = Object(owner)[part];
  }
  return typeof value === 'function' ? value.bind(owner) : undefined;
}

/**
 * Creates a function that returns the name under which an event is counted; undefined for events that are not counted.
 * A form reports `lead-sent` when its service has said that it has the lead (useLeadForm.ts).
 *
 * @param booking the address of the booking page
 */
export function createEventNames(booking: string | undefined) {
  let isChatting = false;

  const chatEvent = () => {
    if (isChatting) return undefined;
    isChatting = true;
    return 'First chat message';
  };

  return ({ type, target }: Event): string | undefined => {
    const at = (selector: string) => (target as Element).closest(selector);
    if (type === 'lead-sent' && at('#site-inquiry')) return 'Project form sent';
    if (type === 'lead-sent' && at('#contact')) return 'Contact form sent';
    if (type === 'click' && booking && at('a')?.getAttribute('href') === booking)
      return 'Consultation opened';
    if (type === 'click' && at('.chat-quick button')) return chatEvent();
    const message = type === 'submit' && at('.chat-form')?.querySelector('input')?.value.trim();
    return message ? chatEvent() : undefined;
  };
}
