import { readTheme, storeTheme, type Theme } from './theme.ts';

const root = document.documentElement;
const choices = document.querySelectorAll<HTMLInputElement>('.theme-control input');

let current: Theme = 'system';

function apply(theme: Theme): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

function mark(theme: Theme): void {
  for (const choice of choices) choice.checked = choice.value === theme;
}

function followStored(): void {
  current = readTheme();
  apply(current);
  mark(current);
}

function choose(theme: Theme): void {
  current = theme;
  storeTheme(theme);
  // The choice is marked at once. The page follows a frame later, because all of its styles change.
  requestAnimationFrame(() => setTimeout(apply, 0, theme));
}

// Detects a choice made before this script ran: the checked button has the focus, or is not the default. On reload,
// Firefox has already restored the checked button, so only the focus reveals a choice.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const chosenState = visit?.type === 'navigate' ? ':is(:focus, :not(:default))' : ':focus';
const early = document.querySelector<HTMLInputElement>(
  `.theme-control input:checked${chosenState}`,
);
if (early) choose(early.value as Theme);
else followStored();
// A page from the back/forward cache may be older than the choice. On a page that Back reloads, the
// browser restores the radio button that was checked there last.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) followStored();
  else mark(current);
});
// The visitor chose in another tab.
window.addEventListener('storage', followStored);
for (const choice of choices) {
  choice.addEventListener('change', () => choose(choice.value as Theme));
}
