/** The visitor's choice: a fixed scheme, or what the device says. */
export type Theme = 'light' | 'dark' | 'system';

/** The localStorage key of the choice. layouts/BaseLayout.astro reads it before the first paint. */
export const THEME_KEY = 'theme';

/** Reads a stored choice; anything unknown, and storage that is blocked, means the system's. */
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
