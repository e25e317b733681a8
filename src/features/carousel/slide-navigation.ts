export type Step = 'previous' | 'next';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The step for an arrow key (Specification §2). Keys with a modifier are left to the browser: Alt+Left is Back.
 *
 * @param direction of the page: `rtl` if slides run from right to left, as in Arabic
 */
export function stepForKey(press: KeyPress, direction: string): Step | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  const isRtl = direction === 'rtl';
  if (press.key === 'ArrowLeft') return isRtl ? 'next' : 'previous';
  if (press.key === 'ArrowRight') return isRtl ? 'previous' : 'next';
  return undefined;
}
