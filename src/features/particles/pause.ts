/** Where it is kept on the device that the visitor has paused the animation. */
const PAUSE_KEY = 'animation';

const PAUSED = 'paused';

/** Whether the animation was paused; storage that is blocked means that it was not. */
export function readPaused(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(PAUSE_KEY) === PAUSED;
  } catch {
    return false;
  }
}

/** Keeps the choice; where storage is blocked or full it lasts until the page is left. */
export function storePaused(
  isPaused: boolean,
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
): void {
  try {
    if (isPaused) storage().setItem(PAUSE_KEY, PAUSED);
    else storage().removeItem(PAUSE_KEY);
  } catch {
    // The choice already applies to this page; there is nowhere to keep it.
  }
}
