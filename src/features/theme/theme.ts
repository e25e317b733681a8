/** The visitor's choice: a fixed scheme, or what the device says. */
export type Theme = 'light' | 'dark' | 'system';

/** Where the choice is kept on the device. ThemeScript.astro reads it before the first paint. */
export const THEME_KEY = 'theme';

/** Reads a stored choice; anything unknown, and storage that is blocked, means the system's. */
export function readTheme(storage: () => Pick<Storage, 'getItem'>): Theme {
  try {
    const stored = storage().getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice; where storage is blocked or full it lasts until the page is left. */
export function storeTheme(
  theme: Theme,
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
): void {
  try {
    if (theme === 'system') storage().removeItem(THEME_KEY);
    else storage().setItem(THEME_KEY, theme);
  } catch {
    // The choice already applies to this page; there is nowhere to keep it.
  }
}
