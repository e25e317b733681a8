/** A section counts as read once its heading is in the upper two fifths of the window, or above the window. */
const READ_MARGIN = '9999999px 0px -60%';

const contents = [...document.querySelectorAll<HTMLAnchorElement>('.page-contents a')];
const headings = contents.map(({ hash }) =>
  document.getElementById(decodeURIComponent(hash.slice(1))),
);
const read = new Set<Element | null>();
/** The index of the clicked link, or -1. While its heading is in the window, this link is current. */
let clicked = -1;

/** Scrolls the list of links, never the page, to get this link into the middle. A list that fits does not scroll. */
function scrollListTo(link: HTMLElement): void {
  const list = link.closest('nav');
  if (!list) return;
  const [item, view] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += (item.top + item.bottom - view.top - view.bottom) / 2;
}

function markCurrent(): void {
  const current = clicked < 0 ? headings.findLastIndex((heading) => read.has(heading)) : clicked;
  for (const [index, link] of contents.entries()) {
    link.ariaCurrent = index === current ? 'true' : null;
    if (index === current) scrollListTo(link);
  }
}

const readObserver = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      read[isIntersecting ? 'add' : 'delete'](target);
    markCurrent();
  },
  { rootMargin: READ_MARGIN },
);

/** Forgets the click once the heading has left the window. */
const clickObserver = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries)
    if (!isIntersecting && target === headings[clicked]) clicked = -1;
  markCurrent();
});

for (const [index, link] of contents.entries()) {
  const heading = headings[index];
  if (!heading) continue;
  readObserver.observe(heading);
  link.addEventListener('click', () => {
    clicked = index;
    // Observing again reports whether the heading is in the window after the jump.
    clickObserver.disconnect();
    requestAnimationFrame(() => clickObserver.observe(heading));
    markCurrent();
  });
}
