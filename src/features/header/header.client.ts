import { isScrolled } from './scrolled.ts';

/** Screens at least this wide show the links in the header and need no menu (tokens.css: md). */
const WIDE_SCREEN = '(width >= 48rem)';

const header = document.querySelector<HTMLElement>('.site-header');
const menu = document.querySelector<HTMLDialogElement>('.site-menu');

function markScrolled(): void {
  header?.toggleAttribute('data-scrolled', isScrolled(window.scrollY));
}

markScrolled();
window.addEventListener('scroll', markScrolled, { passive: true });

window.matchMedia(WIDE_SCREEN).addEventListener('change', ({ matches }) => {
  if (matches) menu?.close();
});
