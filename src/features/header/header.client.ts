/** How far a page may be scrolled, in px, before its header turns translucent (Specification §2). */
const SCROLL_THRESHOLD = 20;

const header = document.querySelector<HTMLElement>('.site-header');
const menu = document.querySelector<HTMLDialogElement>('.site-menu');

function markScrolled(): void {
  header?.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
}

// Waits for the first frame: reading the scroll position forces a layout.
requestAnimationFrame(markScrolled);
window.addEventListener('scroll', markScrolled, { passive: true });

/**
 * Moves the links into the menu if they do not fit on one line, and closes the menu if they do. Tells base.css the height
 * of the header, below which anchors stop.
 */
function placeLinks(): void {
  header?.removeAttribute('data-crowded');
  const items = [...document.querySelectorAll<HTMLElement>('.site-nav li')];
  const isCrowded = items.at(0)?.offsetTop !== items.at(-1)?.offsetTop;
  header?.toggleAttribute('data-crowded', isCrowded);
  if (!document.querySelector('.menu-toggle')?.checkVisibility()) menu?.close();
  document.documentElement.style.setProperty('--header-height', `${header?.offsetHeight}px`);
}

// In the next frame, because the observer reports an error if its own callback changes the header's height.
if (header) new ResizeObserver(() => requestAnimationFrame(placeLinks)).observe(header);

// Browsers do not scroll to a focused control if part of it is in view, nor to the label above a focused field.
let isTabbing = false;
for (const type of ['keydown', 'keyup'] as const)
  document.addEventListener(type, ({ code }) => {
    // The event's `key` would not do: WebKitGTK does not identify it if Shift is pressed.
    isTabbing = type === 'keydown' && code === 'Tab';
  });
document.addEventListener('focusin', ({ target }) => {
  const control = target as HTMLInputElement;
  if (control.closest('dialog')) return;
  const nearest = { block: 'nearest', inline: 'nearest' } as const;
  const withTab = isTabbing;
  const show = () => {
    if (withTab) control.scrollIntoView(nearest);
    control.labels?.[0]?.scrollIntoView(nearest);
  };
  show();
  // Scrolls once more, because WebKit itself scrolls after this event.
  requestAnimationFrame(show);
});

// The skip link lets the main part take the focus, until it loses the focus or is clicked. If it always took the focus,
// after a click on a text, Tab would continue from the beginning of the main part.
const main = document.querySelector('main');
document.querySelector('.skip-link')?.addEventListener('click', () => {
  if (main) main.tabIndex = -1;
});
for (const type of ['blur', 'pointerdown'])
  main?.addEventListener(type, () => main.removeAttribute('tabindex'));

// Firefox does not scroll to a section that was still missing from the page when its link was clicked.
if (location.hash && !document.querySelector(':target')) location.replace(location.hash);
