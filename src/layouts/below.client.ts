/**
 * Loads the fonts, unless that was done early, and applies typefaces and late styles once these have loaded. Then
 * shows what is below the first screen after the first paint, a section a frame, so that no frame is long. Until
 * then it is not there (base.css); on a visit to a place further down it is from the start.
 */
const late = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('[data-late]');
const file = document.querySelector<HTMLLinkElement>('link[data-late]');
const sections = [...document.querySelectorAll<HTMLElement>('[data-below]')];

function showNext(): void {
  const section = sections.shift();
  if (!section) return;
  delete section.dataset.below;
  requestAnimationFrame(showNext);
}

function apply(): void {
  for (const sheet of late) sheet.media = 'all';
  // The first frame may be the first paint.
  requestAnimationFrame(() => requestAnimationFrame(showNext));
}

document.body.append(document.querySelector('template')?.content ?? '');
if (file?.sheet) apply();
else file?.addEventListener('load', apply);
