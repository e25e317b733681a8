import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Marks an island whose component threw; base.css shows what stands in for it. */
const FAILED_ATTRIBUTE = 'data-island-failed';

const started = new WeakSet<HTMLElement>();

/**
 * Starts a React island: the error boundary of each. A component that throws, while it hydrates or
 * later, is taken off the page by React; its HTML is put back as the visitor last had it, what was
 * typed included. The rest of the page never notices.
 *
 * Islands here get plain data and no slots, so that no HTML is made from text (trusted types).
 */
const start =
  (island: HTMLElement) =>
  (component: ComponentType, props: object): void => {
    if (started.has(island)) return;
    started.add(island);
    const html = [...island.childNodes];
    const keepHtml = (error: unknown) => {
      island.replaceChildren(...html);
      island.setAttribute(FAILED_ATTRIBUTE, '');
      reportError(error);
    };
    startTransition(() => {
      hydrateRoot(island, createElement(component, props), {
        identifierPrefix: island.getAttribute('prefix') ?? '',
        onUncaughtError: keepHtml,
      });
    });
  };

export default start;
