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
  // The choice is marked at once; the page, all of whose styles change, follows a frame later. Not by
  // browser/after-paint.ts: a module shared with an island would take this script out of the page into a file.
  requestAnimationFrame(() => setTimeout(apply, 0, theme));
}

// What was pressed before this script ran: marked, and with the focus or not what the page comes with. On
// a page that is loaded again, Firefox has restored the marks by now, and only the focus tells.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const pressed = visit?.type === 'navigate' ? ':is(:focus, :not(:default))' : ':focus';
const early = document.querySelector<HTMLInputElement>(`.theme-control input:checked${pressed}`);
if (early) choose(early.value as Theme);
else followStored();
// A page that comes back from the browser's memory may be older than the choice. And on a page that is
// loaded anew by Back, the browser marks what was chosen there last.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) followStored();
  else mark(current);
});
for (const choice of choices) {
  choice.addEventListener('change', () => choose(choice.value as Theme));
}
