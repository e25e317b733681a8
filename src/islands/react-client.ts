import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { captureFormState } from './form-state.ts';

/**
 * Hydrates a React island, and marks it with `data-island-ready`, for intent.ts and tests. React removes a component
 * that throws, now or later. Its last HTML is then put back, with what the visitor has typed, and the island is marked
 * with `data-island-failed`, so that base.css shows the fallback text.
 *
 * Synchronous: when this returns, the island's controls work. Islands get plain data and no slots, because Trusted
 * Types forbid making HTML from text.
 */
const hydrateIsland =
  (island: HTMLElement) =>
  async (component: ComponentType, props: object): Promise<void> => {
    island.removeAttribute('data-island-failed');
    let html = [...island.childNodes];
    const restoreFormState = captureFormState(island);
    const onUncaughtError = (error: unknown) => {
      island.replaceChildren(...html);
      island.setAttribute('data-island-failed', '');
      reportError(error);
    };
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    const options = { identifierPrefix, onUncaughtError };
    const root = flushSync(() => hydrateRoot(island, createElement(component, props), options));
    island.setAttribute('data-island-ready', '');
    restoreFormState();
    html = [...island.childNodes];
    // Renders once more, after queued events, so that the browser compiles React's update code before it is needed.
    setTimeout(() => {
      if (!island.hasAttribute('data-island-failed')) root.render(createElement(component, props));
    });
  };

export default hydrateIsland;
