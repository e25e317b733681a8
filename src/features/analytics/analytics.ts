/** Whether the visitor asks not to be tracked: by Do Not Track, or by its successor, Global Privacy Control. */
export function refusesTracking(browser: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** The global function with a name such as `umami.track`, bound to its object; undefined if it does not exist. */
export function findFunction(root: object, name: string): ((event: string) => void) | undefined {
  let owner: unknown;
  let value: unknown = root;
  for (const part of name.split('.')) {
    owner = value;
    value = (owner as Record<string, unknown> | null | undefined)?.[part];
  }
  return typeof value === 'function' ? value.bind(owner) : undefined;
}
