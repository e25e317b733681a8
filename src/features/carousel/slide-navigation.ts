export type Step = 'previous' | 'next';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The step for an arrow key (Specification §2). Keys with a modifier are left to the browser: Alt+Left is Back.
 *
 * @param isRtl whether slides run from right to left, as on pages in Arabic
 */
export function stepForKey(press: KeyPress, isRtl: boolean): Step | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  if (press.key === 'ArrowLeft') return isRtl ? 'next' : 'previous';
  if (press.key === 'ArrowRight') return isRtl ? 'previous' : 'next';
  return undefined;
}
