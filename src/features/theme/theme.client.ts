import { readTheme, storeTheme, type Theme } from './theme';

const root = document.documentElement;
const choices = document.querySelectorAll<HTMLInputElement>('.theme-control input');

function apply(theme: Theme): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

const current = readTheme(() => localStorage);
for (const choice of choices) {
  choice.checked = choice.value === current;
  choice.addEventListener('change', () => {
    const theme = choice.value as Theme;
    apply(theme);
    storeTheme(theme, () => localStorage);
  });
}
