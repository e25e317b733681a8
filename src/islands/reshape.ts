/** Whether one may stand for the other: foreign attributes and classes on `own` do not count. */
function isAlike(own: Element, wanted: Element): boolean {
  return (
    own.localName === wanted.localName &&
    own.getAttribute('name') === wanted.getAttribute('name') &&
    [...wanted.classList].every((name) => own.classList.contains(name))
  );
}

/**
 * Gives an element the content that a pattern shows, made of the element's own descendants wherever
 * there is one alike. Foreign nodes go, and those of the pattern take the place of what is missing.
 */
export function reshape(
  element: Element,
  pattern: ParentNode & Node,
  used: Set<Element> = new Set(),
): void {
  const ownFor = (wanted: Element) =>
    [...element.children, ...element.querySelectorAll('*')].find(
      (own) => !used.has(own) && isAlike(own, wanted),
    );
  const content = [...pattern.childNodes].map((wanted) => {
    const own = wanted instanceof Element && ownFor(wanted);
    if (!own) return wanted;
    used.add(own);
    reshape(own, wanted, used);
    return own;
  });
  element.replaceChildren(...content);
}
