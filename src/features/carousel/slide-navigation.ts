/** Which way a page reads. */
export type ReadingDirection = 'ltr' | 'rtl';

/** Where an arrow key leads: to the slide on that side of the screen. */
export type Step = 'previous' | 'next';

/**
 * The step that a key asks for, if it is an arrow key. Right-to-left pages put the next slide on the
 * left.
 */
export function stepForKey(key: string, direction: ReadingDirection): Step | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 'next' : 'previous';
}
