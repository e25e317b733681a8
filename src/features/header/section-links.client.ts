import { markLinksInView } from '#browser/links-in-view.ts';

/** On the home page, marks the links in the header and the menu to the section that crosses a line in the window. */
const links = document.querySelectorAll<HTMLAnchorElement>('.site-nav a, .site-menu-nav a');
markLinksInView(links, { rootMargin: '-40% 0px -60% 0px' });
