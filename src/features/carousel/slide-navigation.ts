/** A move by one slide. */
export type Step = 'previous' | 'next';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The step for an arrow key (Specification §2). With a modifier the key belongs to the browser: Alt and
 * Left is Back.
 */
export function stepForKey(press: KeyPress): Step | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  if (press.key === 'ArrowLeft') return 'previous';
  return press.key === 'ArrowRight' ? 'next' : undefined;
}
