/**
 * On phones, partners are a row to swipe. Of the links with their names, that of the partner in view is marked. The links
 * scroll only the row.
 */
import { markLinksInView } from '#browser/links-in-view.ts';

const row = document.querySelector('.partner-list');
const links = document.querySelectorAll<HTMLAnchorElement>('.partner-names a');

// A vertical line in the middle of the row.
markLinksInView(links, { root: row, rootMargin: '0px -50%' });

for (const link of links)
  link.addEventListener('click', (event) => {
    const card = document.getElementById(link.hash.slice(1));
    if (!row || !card) return;
    event.preventDefault();
    // Scrolls the card to about the middle; the row snaps to it in either writing direction.
    const { x, width } = card.getBoundingClientRect();
    row.scrollBy({ left: x + width / 2 - innerWidth / 2 });
  });
