/** A section is being read once its heading is in the upper two fifths of the window, or above it. */
const READ = '9999999px 0px -60%';

const contents = [...document.querySelectorAll<HTMLAnchorElement>('.article-contents a')];
const here = document.querySelector<HTMLElement>('.article-contents-here');
const headings = contents.map(({ hash }) =>
  document.getElementById(decodeURIComponent(hash.slice(1))),
);
const read = new Set<Element | null>();

/** Marks the last of the sections that have been read up to here. */
const headingObserver = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      read[isIntersecting ? 'add' : 'delete'](target);
    const current = headings.findLastIndex((heading) => read.has(heading));
    if (here) here.dataset.here = contents[current]?.textContent ?? '';
    for (const [index, link] of contents.entries()) {
      link.ariaCurrent = index === current ? 'true' : null;
    }
  },
  { rootMargin: READ },
);

for (const heading of headings) if (heading) headingObserver.observe(heading);
