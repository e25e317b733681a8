/** How far a page may be scrolled, in px, before its header turns translucent (Specification §2). */
const SCROLL_THRESHOLD = 20;

/** Screens at least this wide show the links in the header and need no menu. */
const WIDE_SCREEN = '(width >= 48rem)';

const header = document.querySelector<HTMLElement>('.site-header');
const menu = document.querySelector<HTMLDialogElement>('.site-menu');

function markScrolled(): void {
  header?.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
}

// Waits for the first frame: reading the scroll position forces a layout.
requestAnimationFrame(markScrolled);
window.addEventListener('scroll', markScrolled, { passive: true });

window.matchMedia(WIDE_SCREEN).addEventListener('change', ({ matches }) => {
  if (matches) menu?.close();
});

// Browsers scroll to a focused field, or only to its caret, but not to the label above it.
document.addEventListener('focusin', ({ target }) =>
  (target as HTMLInputElement).labels?.[0]?.scrollIntoView({ block: 'nearest' }),
);

// The skip link focuses the main part, which otherwise takes no focus: a click on its text would move the point from
// which Tab goes on to its beginning.
const main = document.querySelector('main');
document.querySelector('.skip-link')?.addEventListener('click', () => {
  if (main) main.tabIndex = -1;
});
for (const type of ['blur', 'pointerdown'])
  main?.addEventListener(type, () => main.removeAttribute('tabindex'));

// Firefox does not scroll to a section that was still missing from the page when its link was clicked.
if (location.hash && !document.querySelector(':target')) location.replace(location.hash);
