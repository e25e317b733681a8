/** On phones, partners are a row to swipe. Their names show which one is in view, and scroll only the row. */
const row = document.querySelector<HTMLElement>('.partner-row');

/** The links, keyed by the card that each leads to. */
const linkOf = new Map<Element, HTMLAnchorElement>();

const middleLine = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) linkOf.get(target)?.setAttribute('aria-current', 'true');
      else linkOf.get(target)?.removeAttribute('aria-current');
    }
  },
  // A vertical line in the middle of the row.
  { root: row, rootMargin: '0px -50%' },
);

for (const link of document.querySelectorAll<HTMLAnchorElement>('.partner-names a')) {
  const card = document.getElementById(link.hash.slice(1));
  if (!row || !card) continue;
  linkOf.set(card, link);
  middleLine.observe(card);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // Scrolls the card to about the middle; the row snaps to it in either writing direction.
    const { x, width } = card.getBoundingClientRect();
    row.scrollBy({ left: x + width / 2 - innerWidth / 2 });
  });
}
