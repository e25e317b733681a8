/** Which way a page reads. */
export type ReadingDirection = 'ltr' | 'rtl';

/** Where an arrow key leads: to the slide on that side of the screen. */
export type Step = 'previous' | 'next';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The step that a key asks for, if it is an arrow key. Right-to-left pages put the next slide on the
 * left. With a modifier the arrows are the browser's: Alt and Left is Back.
 */
export function stepForKey(press: KeyPress, direction: ReadingDirection): Step | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  if (press.key !== 'ArrowLeft' && press.key !== 'ArrowRight') return undefined;
  return (press.key === 'ArrowRight') === (direction === 'ltr') ? 'next' : 'previous';
}
