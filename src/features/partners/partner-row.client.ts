/** On phones, partners are a row to swipe: their names say which is in sight, and scroll the row alone. */
const row = document.querySelector<HTMLElement>('.partner-row');

/** The links by the card that each leads to. */
const links = new Map<Element, HTMLAnchorElement>();

const middleLine = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) links.get(target)?.setAttribute('aria-current', 'true');
      else links.get(target)?.removeAttribute('aria-current');
    }
  },
  // The line in the middle of the row.
  { root: row, rootMargin: '0px -50%' },
);

for (const link of document.querySelectorAll<HTMLAnchorElement>('.partner-names a')) {
  const card = document.getElementById(link.hash.slice(1));
  if (!row || !card) continue;
  links.set(card, link);
  middleLine.observe(card);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // To about the middle: the row snaps, from whichever side it begins.
    const { x, width } = card.getBoundingClientRect();
    row.scrollBy({ left: x + width / 2 - innerWidth / 2 });
  });
}
