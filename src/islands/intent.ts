/**
 * `client:intent`: hydrates an island the first time the visitor points at it, focuses it or clicks it. Until then,
 * the island loads no JavaScript.
 *
 * - `client:intent={{ openers: '#a, #b' }}` also watches the elements that match the selector: a dialog's form starts
 *   to load when the visitor points at the button that opens it.
 * - `client:intent={{ near: '200px' }}` also loads the island when it is that close to the viewport.
 *
 * A click on a button in the island is repeated once the island is ready. Until then, the island is `aria-busy`, which
 * base.css shows. (Enter in a field arrives here as a click on the form's submit button.) Several clicks on a button
 * count once, because nobody means to post twice. In a form marked `data-one-field`, each text counts: a click empties
 * the field, as in an island that is ready, so that the next text is a message of its own.
 *
 * If the code does not load, as on an old page after a deploy, the island gets `data-island-failed`: base.css then
 * shows its text for visitors without JavaScript. The next sign of intent tries again.
 *
 * Astro puts this script into the page, ahead of the first island, and calls the directive for each island as it is
 * parsed. For visitors who save data, pointing loads nothing.
 */
import type { ClientDirective } from 'astro';
import { savesData } from '#browser/preferences.ts';
import { createLocator, takeText } from './form-state.ts';

/** The value of `client:intent`. */
export interface IntentOptions {
  openers?: string;
  near?: string;
}

interface PendingIsland {
  /** Fetches the island's code and React. Astro retries once and reports a failure. */
  load: Parameters<ClientDirective>[0];
  openers: string | undefined;
  isLoading?: boolean;
  /** Functions that repeat a click, by button, or by event if each click counts. */
  queue: Map<Element | Event, () => void>;
}

const INTENT_EVENTS = ['pointerdown', 'focusin', 'keydown', 'click'];

const pendingIslands = new Map<HTMLElement, PendingIsland>();

async function hydrate(element: HTMLElement): Promise<void> {
  const island = pendingIslands.get(element);
  if (!island || island.isLoading) return;
  island.isLoading = true;
  try {
    const start = await island.load();
    await start();
  } catch (error) {
    reportError(error);
  }
  element.ariaBusy = null;
  pendingIslands.delete(element);
  const isReady = element.hasAttribute('data-island-ready');
  if (!isReady) element.setAttribute('data-island-failed', '');
  const isFailed = element.hasAttribute('data-island-failed'); // also if the code came and threw an error
  // If the code did not load, the browser handles the click itself: it submits a form that has an action.
  const queue = [...island.queue.values()];
  // Unsent texts are put back from the last to the first, each in front of those typed later.
  for (const repeat of isFailed ? queue.reverse() : queue) repeat();
  if (!isReady) pendingIslands.set(element, { ...island, isLoading: false, queue: new Map() });
}

/** In a failed island, submitting a form without an action would close its dialog as if the form had been sent. */
function preventDialogSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.method === 'dialog' && form.closest('[data-island-failed]')) event.preventDefault();
}

function onIntent(event: Event): void {
  const target = event.target as Element;
  for (const [element, island] of pendingIslands) {
    const isInside = element.contains(target);
    // The target may be the document, which has no closest().
    const isOpener = island.openers && target.closest?.(island.openers);
    if (isInside || isOpener) void hydrate(element);
    if (isInside && event.type === 'click') queueClick(event, element, island);
  }
}

function queueClick(event: Event, element: HTMLElement, { queue }: PendingIsland): void {
  const button = (event.target as Element).closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  const locate = createLocator(element, button);
  const click = () => locate()?.click();
  const field = button.closest('[data-one-field]')?.querySelector('input');
  if (field?.value.trim() === '') return;
  if (field) queue.set(event, takeText(field, createLocator(element, field), click));
  else queue.set(button, click);
  element.ariaBusy = 'true';
}

for (const type of savesData() ? INTENT_EVENTS : ['pointerover', ...INTENT_EVENTS]) {
  document.addEventListener(type, onIntent, true);
}
document.addEventListener('submit', preventDialogSubmit);

const intent: ClientDirective = (load, { value }, element) => {
  // Astro's type says string; env.d.ts says what mounts write. Without a value, Astro passes `true`.
  const { openers, near } = value as IntentOptions;
  pendingIslands.set(element, { load, openers, queue: new Map() });
  if (!near) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void hydrate(element);
    },
    { rootMargin: near },
  );
  // The island itself has no box.
  observer.observe(element.firstElementChild as Element);
};

export default intent;
