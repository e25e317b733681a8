/** On phones, partners are a row to swipe: their numbers say which is in sight, and scroll the row alone. */
const row = document.querySelector<HTMLElement>('.partner-row');

/** The numbers by the card that each leads to. */
const numbers = new Map<Element, HTMLAnchorElement>();

const middleLine = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) numbers.get(target)?.setAttribute('aria-current', 'true');
      else numbers.get(target)?.removeAttribute('aria-current');
    }
  },
  // The line in the middle of the row.
  { root: row, rootMargin: '0px -50%' },
);

for (const number of document.querySelectorAll<HTMLAnchorElement>('.partner-numbers a')) {
  const card = document.getElementById(number.hash.slice(1));
  if (!row || !card) continue;
  numbers.set(card, number);
  middleLine.observe(card);
  number.addEventListener('click', (event) => {
    event.preventDefault();
    // To about the middle: the row snaps, from whichever side it begins.
    const { x, width } = card.getBoundingClientRect();
    row.scrollBy({ left: x + width / 2 - innerWidth / 2 });
  });
}
