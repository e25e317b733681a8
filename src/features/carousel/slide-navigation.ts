export type Step = 'previous' | 'next';

/** The direction of slides: to the right, or, in languages such as Arabic, to the left. */
export type Direction = 'ltr' | 'rtl';

const LEFT = 'ArrowLeft';
const RIGHT = 'ArrowRight';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The step for an arrow key (Specification §2). Keys with a modifier are left to the browser: Alt+Left is Back.
 *
 * @param direction of the page
 */
export function stepForKey(press: KeyPress, direction: Direction): Step | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  const [previous, next] = direction === 'rtl' ? [RIGHT, LEFT] : [LEFT, RIGHT];
  if (press.key === previous) return 'previous';
  return press.key === next ? 'next' : undefined;
}
