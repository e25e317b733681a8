/**
 * Lays out what is below the first screen after the first paint, a section a frame, so that no frame is
 * long. Until then browsers skip it (base.css); a visit to a place further down skips nothing.
 */
const sections = [...document.querySelectorAll<HTMLElement>('[data-below]')].values();

function layOutNext(): void {
  const { value } = sections.next();
  if (!value) return;
  value.dataset.below = 'laid-out';
  requestAnimationFrame(layOutNext);
}

// The first frame is the first paint.
requestAnimationFrame(() => requestAnimationFrame(layOutNext));
