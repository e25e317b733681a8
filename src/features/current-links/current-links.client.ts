/** On the home page, marks links to what is in view: header links to sections, and names of partners on phones. */

/**
 * Marks links with `aria-current` while their targets cross a line.
 *
 * @param line observer options whose margins reduce the window or the `root` to that line
 */
function markCurrent(links: Iterable<HTMLAnchorElement>, line: IntersectionObserverInit): void {
  const linksTo = Map.groupBy<Element | null, HTMLAnchorElement>(links, ({ hash }) =>
    document.getElementById(hash.slice(1)),
  );
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      for (const link of linksTo.get(target) ?? [])
        link.ariaCurrent = isIntersecting ? 'true' : null;
  }, line);
  for (const target of linksTo.keys()) if (target) observer.observe(target);
}

const headerLinks = document.querySelectorAll<HTMLAnchorElement>('.site-nav a, .site-menu-nav a');
markCurrent(headerLinks, { rootMargin: '-40% 0px -60% 0px' });

const partnerRow = document.querySelector('.partner-list');
const partnerNames = document.querySelectorAll<HTMLAnchorElement>('.partner-names a');

// A vertical line in the middle of the row.
markCurrent(partnerNames, { root: partnerRow, rootMargin: '0px -50%' });

// A click on a name scrolls the row, but not the window.
for (const link of partnerNames)
  link.addEventListener('click', (event) => {
    const card = document.getElementById(link.hash.slice(1));
    if (!partnerRow || !card) return;
    event.preventDefault();
    // Scrolls the card to about the middle; the row snaps to it in either writing direction.
    const { x, width } = card.getBoundingClientRect();
    partnerRow.scrollBy({ left: x + width / 2 - innerWidth / 2 });
  });
