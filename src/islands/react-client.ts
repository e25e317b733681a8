import { type ComponentType, createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { reshape } from './reshape.ts';

/** Marks an island whose component threw; base.css shows what stands in for it. */
const FAILED_ATTRIBUTE = 'data-island-failed';

const started = new WeakSet<HTMLElement>();

/**
 * Resolves when nothing in the island is being pressed. A browser forgets a press whose element
 * leaves the page before the release, as all of them do for a moment where something rewrote the island.
 */
async function untilReleased(island: HTMLElement): Promise<void> {
  while (island.querySelector(':active')) await new Promise(requestAnimationFrame);
}

/**
 * Hydrates at once: when this returns, the island's controls work. No visitor gets in between. A
 * component that throws, now or later, is taken off the page by React; its HTML is put back.
 */
function hydrate(
  island: HTMLElement,
  element: ReactElement,
  onRecoverableError: (error: unknown) => void,
): Root {
  const html = [...island.childNodes];
  const onUncaughtError = (error: unknown) => {
    island.replaceChildren(...html);
    island.setAttribute(FAILED_ATTRIBUTE, '');
    // Nobody takes what its forms send: sending does nothing, and what was typed stays in sight.
    island.addEventListener('submit', (event) => event.preventDefault());
    reportError(error);
  };
  const identifierPrefix = island.getAttribute('prefix') ?? '';
  return flushSync(() =>
    hydrateRoot(island, element, { identifierPrefix, onUncaughtError, onRecoverableError }),
  );
}

function copyOfContent(island: HTMLElement): DocumentFragment {
  const content = document.createRange();
  content.selectNodeContents(island);
  return content.cloneContents();
}

/**
 * Starts a React island: the error boundary of each. A component that throws, while it hydrates or
 * later, leaves the HTML as the visitor last had it, what was typed included. The rest of the page
 * never notices.
 *
 * Where something has rewritten the HTML before it is hydrated, as browser extensions do, React draws
 * the island anew, in elements that know nothing of the visitor. What it drew then serves as the
 * pattern by which the visitor's own elements are put back into shape, and these are hydrated: fields
 * keep their text, selection and focus, and who holds a control still holds it.
 *
 * Islands here get plain data and no slots, so that no HTML is made from text (trusted types).
 */
const start =
  (island: HTMLElement) =>
  async (component: ComponentType, props: object): Promise<void> => {
    if (started.has(island)) return;
    started.add(island);
    await untilReleased(island);
    const element = createElement(component, props);
    const html = [...island.childNodes];
    const focused = document.activeElement;
    const drawn: DocumentFragment[] = [];
    const root = hydrate(island, element, (error) => {
      drawn.push(copyOfContent(island));
      reportError(error);
    });
    const [pattern] = drawn;
    if (pattern && !island.hasAttribute(FAILED_ATTRIBUTE)) {
      root.unmount();
      island.replaceChildren(...html);
      reshape(island, pattern);
      hydrate(island, element, reportError);
    }
    // Elements that left the page for a moment have lost the focus. For those that kept it, this is nothing.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };

export default start;
