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
 * Moves the links into the menu if they do not fit on one line. Closes the menu if its button is hidden. Tells base.css
 * the height of the header, below which anchors stop.
 */
function adaptToWidth(): void {
  header?.removeAttribute('data-crowded');
  const items = [...document.querySelectorAll<HTMLElement>('.site-nav li')];
  const isCrowded = items.at(0)?.offsetTop !== items.at(-1)?.offsetTop;
  header?.toggleAttribute('data-crowded', isCrowded);
  if (!document.querySelector('.menu-toggle')?.checkVisibility()) menu?.close();
  document.documentElement.style.setProperty('--header-height', `${header?.offsetHeight}px`);
}

// In the next frame, because the observer reports an error if its own callback changes the header's height.
if (header) new ResizeObserver(() => requestAnimationFrame(adaptToWidth)).observe(header);

// Firefox does not scroll to a section that was still missing from the page when its link was clicked.
if (location.hash && !document.querySelector(':target')) location.replace(location.hash);
