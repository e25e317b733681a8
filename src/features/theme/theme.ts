/** The visitor's choice: a fixed scheme, or the device's. */
export type Theme = 'light' | 'dark' | 'system';

/** The localStorage key of the choice. layouts/BaseLayout.astro reads it before the first paint. */
export const THEME_KEY = 'theme';

/** Reads a stored choice. An unknown value or blocked storage means the system's scheme. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Stores the choice; if storage is blocked or full it lasts until the page is left. */
export function storeTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {}
}
