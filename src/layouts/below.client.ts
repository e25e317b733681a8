/**
 * Shows what is below the first screen after the first paint, a section a frame, so that no frame is long. Until
 * then it is not there (base.css); on a visit to a place further down it is from the start.
 */
const sections = [...document.querySelectorAll<HTMLElement>('[data-below]')];

function showNext(): void {
  const section = sections.shift();
  if (!section) return;
  delete section.dataset.below;
  requestAnimationFrame(showNext);
}

// The first frame is the first paint.
requestAnimationFrame(() => requestAnimationFrame(showNext));
