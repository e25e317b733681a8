import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { noteEntered } from './note-entered.ts';

/** Marks an island that is ready, for intent.ts, styles and tests. */
const READY_ATTRIBUTE = 'data-island-ready';

/** Marks an island whose component threw, or whose code did not come (intent.ts); base.css then shows its fallback text. */
const FAILED_ATTRIBUTE = 'data-island-failed';

/**
 * Hydrates a React island, with an error boundary: React removes a component that throws, now or later,
 * so its HTML is put back as the visitor last had it, with what was typed.
 *
 * Synchronous: when this returns, the island's controls work. Islands get plain data and no slots, so
 * that no HTML is made from text (trusted types).
 */
const start =
  (island: HTMLElement) =>
  async (component: ComponentType, props: object): Promise<void> => {
    island.removeAttribute(FAILED_ATTRIBUTE);
    let html = [...island.childNodes];
    const putBackEntered = noteEntered(island);
    const onUncaughtError = (error: unknown) => {
      island.replaceChildren(...html);
      island.setAttribute(FAILED_ATTRIBUTE, '');
      reportError(error);
    };
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    const options = { identifierPrefix, onUncaughtError };
    const root = flushSync(() => hydrateRoot(island, createElement(component, props), options));
    island.setAttribute(READY_ATTRIBUTE, '');
    putBackEntered();
    html = [...island.childNodes];
    // Once more, after presses that were queued: what React needs for updates is compiled before somebody waits for one.
    setTimeout(() => {
      if (!island.hasAttribute(FAILED_ATTRIBUTE)) root.render(createElement(component, props));
    });
  };

export default start;
