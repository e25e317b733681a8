import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { captureFormState } from './form-state.ts';

/** Marks an island that is ready, for intent.ts and tests. */
const READY_ATTRIBUTE = 'data-island-ready';

/**
 * Marks an island whose component threw, or whose code did not load (intent.ts); base.css then shows its fallback text.
 */
const FAILED_ATTRIBUTE = 'data-island-failed';

/**
 * Hydrates a React island. React removes a component that throws, now or later. Its last HTML is then put back, with
 * what the visitor has typed.
 *
 * Synchronous: when this returns, the island's controls work. Islands get plain data and no slots, because Trusted
 * Types forbid making HTML from text.
 */
const hydrateIsland =
  (island: HTMLElement) =>
  async (component: ComponentType, props: object): Promise<void> => {
    island.removeAttribute(FAILED_ATTRIBUTE);
    let html = [...island.childNodes];
    const restoreFormState = captureFormState(island);
    const onUncaughtError = (error: unknown) => {
      island.replaceChildren(...html);
      island.setAttribute(FAILED_ATTRIBUTE, '');
      reportError(error);
    };
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    const options = { identifierPrefix, onUncaughtError };
    const root = flushSync(() => hydrateRoot(island, createElement(component, props), options));
    island.setAttribute(READY_ATTRIBUTE, '');
    restoreFormState();
    html = [...island.childNodes];
    // Renders once more, after queued events, so that the browser compiles React's update code before it is needed.
    setTimeout(() => {
      if (!island.hasAttribute(FAILED_ATTRIBUTE)) root.render(createElement(component, props));
    });
  };

export default hydrateIsland;
