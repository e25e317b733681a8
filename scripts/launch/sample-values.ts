/** What counts as a sample value: the one place that decides it, for all content. */

/** Hosts that nobody can own (RFC 2606, RFC 6761). */
const RESERVED_HOST = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** The host of `https://host/…` and of `someone@host`. */
const HOST = /^(?:https?:\/\/|[^\s@/]+@)([^\s/:?#@]+)/i;

/** Digits that sample numbers end in: four noughts, or 555-0100 to 555-0199. */
const SAMPLE_PHONE = /(0000|55501\d\d)$/;

/** Whether a text is an address or e-mail address at a host that is reserved for examples. */
export function isSampleAddress(text: string): boolean {
  const host = HOST.exec(text)?.[1];
  return host !== undefined && RESERVED_HOST.test(host);
}

export function isSamplePhone(text: string): boolean {
  return SAMPLE_PHONE.test(text.replace(/\D/g, ''));
}
