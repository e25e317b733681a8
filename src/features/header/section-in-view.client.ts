/** A line across the window: the visitor is reading the section that crosses it. */
const READING_LINE = '-40% 0px -60% 0px';

/** The links of the header, keyed by the id of their section. */
const links = Map.groupBy(
  document.querySelectorAll<HTMLAnchorElement>('.site-nav a, .site-menu-nav a'),
  ({ hash }) => hash.slice(1),
);

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      for (const link of links.get(target.id) ?? []) {
        if (isIntersecting) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    }
  },
  { rootMargin: READING_LINE },
);

// On pages without these sections there is nothing to mark.
for (const id of links.keys()) {
  const section = id && document.getElementById(id);
  if (section) observer.observe(section);
}
