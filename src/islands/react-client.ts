import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
// Defines <astro-island>. The built pages do without their inline copy: see intent-directive.ts.
import 'astro/runtime/server/astro-island.js';

/** Marks an island whose component threw; base.css shows what takes its place. */
const FAILED_ATTRIBUTE = 'data-island-failed';

/**
 * Starts a React island: the error boundary of each. React takes a component that throws, now or
 * later, off the page; here its HTML is put back as the visitor last had it, with what was typed.
 *
 * Hydrates at once: when this returns, the island's controls work. Islands get plain data and no
 * slots, so that no HTML is made from text (trusted types).
 */
const start =
  (island: HTMLElement) =>
  async (component: ComponentType, props: object): Promise<void> => {
    const html = [...island.childNodes];
    const focused = document.activeElement;
    const onUncaughtError = (error: unknown) => {
      island.replaceChildren(...html);
      island.setAttribute(FAILED_ATTRIBUTE, '');
      // Nobody takes what its forms send: sending does nothing, and what was typed stays in sight.
      island.addEventListener('submit', (event) => event.preventDefault());
      reportError(error);
    };
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    const options = { identifierPrefix, onUncaughtError };
    flushSync(() => hydrateRoot(island, createElement(component, props), options));
    // HTML that was put back has lost the focus; otherwise this changes nothing.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };

export default start;
