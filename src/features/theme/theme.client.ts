import { readTheme, storeTheme, type Theme } from './theme';

const root = document.documentElement;
const choices = document.querySelectorAll<HTMLInputElement>('.theme-control input');

function apply(theme: Theme): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

function followStored(): void {
  const current = readTheme(() => localStorage);
  apply(current);
  for (const choice of choices) choice.checked = choice.value === current;
}

followStored();
// A page that comes back from the browser's memory may be older than the choice.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) followStored();
});
for (const choice of choices) {
  choice.addEventListener('change', () => {
    const theme = choice.value as Theme;
    storeTheme(theme, () => localStorage);
    // The choice is marked at once; the page, all of whose styles change, follows a frame later. Not by
    // lib/after-paint: a module shared with an island would take this script out of the page into a file.
    requestAnimationFrame(() => setTimeout(apply, 0, theme));
  });
}
