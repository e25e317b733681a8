import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Marks an island whose component threw; base.css shows what stands in for it. */
const FAILED_ATTRIBUTE = 'data-island-failed';

const started = new WeakSet<HTMLElement>();

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input[name], textarea[name]';

/** Copies what was typed into fields of the same names. */
function copyTyped(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>(FIELDS)) {
    const twin = to.querySelector<Field>(`[name="${field.name}"]`);
    if (twin && !twin.value) twin.value = field.value;
  }
}

/**
 * Starts a React island: the error boundary of each. A component that throws, while it hydrates or
 * later, is taken off the page by React; its HTML is put back as the visitor last had it, what was
 * typed included. The rest of the page never notices.
 *
 * Where something has rewritten the HTML before it is hydrated, as browser extensions do, React draws
 * the island anew. What was typed moves to the new fields.
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
    const keepTyped = (error: unknown) => {
      for (const node of html) if (node instanceof Element) copyTyped(node, island);
      reportError(error);
    };
    startTransition(() => {
      hydrateRoot(island, createElement(component, props), {
        identifierPrefix: island.getAttribute('prefix') ?? '',
        onUncaughtError: keepHtml,
        onRecoverableError: keepTyped,
      });
    });
  };

export default start;
