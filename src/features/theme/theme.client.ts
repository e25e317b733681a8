import { readTheme, storeTheme, type Theme } from './theme';

const root = document.documentElement;
const control = document.querySelector<HTMLFieldSetElement>('.theme-control');
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
    apply(theme);
    storeTheme(theme, () => localStorage);
  });
}
if (control) control.disabled = false;
