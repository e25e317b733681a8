/**
 * True when the visitor wants no motion: by a setting of the device, or by 'Pause animation', which marks
 * <html> (features/pause). Browser only.
 */
export function isMotionReduced(): boolean {
  const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)');
  return matches || document.documentElement.hasAttribute('data-paused');
}

/** True when the visitor asked the device to use less data. Browser only. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
