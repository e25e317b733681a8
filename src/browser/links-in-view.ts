/**
 * Marks links with `aria-current` while their targets cross a line. Browser only.
 *
 * @param line observer options whose margins reduce the window or the `root` to that line
 */
export function markLinksInView(
  links: Iterable<HTMLAnchorElement>,
  line: IntersectionObserverInit,
): void {
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
