/**
 * The visitor's color scheme: `light`, `dark`, or `system`, for which nothing is stored. BaseLayout.astro applies a
 * stored choice before the first paint.
 */
const KEY = 'theme';

const root = document.documentElement;
const choices = [...document.querySelectorAll<HTMLInputElement>('.theme-control input')];

let current = 'system';

const apply = () => {
  root.dataset.theme = current;
};

function mark(): void {
  for (const choice of choices) choice.checked = choice.value === current;
}

function followStored(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {}
  current = choices.find(({ value }) => value === stored)?.value ?? 'system';
  apply();
  mark();
}

function choose(theme: string): void {
  current = theme;
  // If storage is blocked or full, the choice lasts until the page is left.
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {}
  // The choice is marked at once. The page follows a frame later, because all of its styles change.
  requestAnimationFrame(() => setTimeout(apply));
}

// Detects a choice made before this script ran: the checked button has the focus, or is not the default. On reload,
// Firefox has already restored the checked button, so only the focus reveals a choice.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const chosenState = visit?.type === 'navigate' ? ':is(:focus, :not(:default))' : ':focus';
const early = choices.find((choice) => choice.matches(`:checked${chosenState}`));
if (early) choose(early.value);
else followStored();
// A page from the back/forward cache may be older than the choice. On a page that Back reloads, the
// browser restores the radio button that was checked there last.
window.addEventListener('pageshow', ({ persisted }) => (persisted ? followStored : mark)());
// Follows a choice that was made in another tab.
window.addEventListener('storage', followStored);
for (const choice of choices) choice.addEventListener('change', () => choose(choice.value));
