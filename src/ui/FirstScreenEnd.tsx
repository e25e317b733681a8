/** The id that a page's `<link rel="expect">` names. */
export const FIRST_SCREEN_END = 'first-screen-end';

/**
 * Marks where a page's first screen ends. Browsers that know `rel="expect"` paint nothing before it;
 * see docs/decisions/09-first-screen.md.
 */
export function FirstScreenEnd() {
  return <span id={FIRST_SCREEN_END} hidden />;
}
