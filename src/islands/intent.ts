/**
 * `client:intent`: hydrates an island the first time the visitor points at it, focuses it or clicks it. Until then,
 * the island loads no JavaScript.
 *
 * - `client:intent={{ openers: '#a, #b' }}` also watches the elements that match the selector: a dialog's form starts to
 *   load when the visitor points at the button that opens it.
 * - `client:intent={{ near: '200px' }}` also loads the island when it is that close to the viewport.
 *
 * Clicks on buttons in the island are queued, and repeated when it is ready. Until then, the island is `aria-busy`, which
 * base.css shows. (Enter in a field arrives here as a click on the form's submit button.) Several clicks on a button
 * count once, because nobody means to post twice. Inside `data-steps`, which lists keys, each click and each key
 * counts. In a form marked `data-one-field`, each text counts: the field empties at once, as it does once the island is
 * ready, so that the next text is a message of its own.
 *
 * If the code does not load, as on an old page after a deploy, the island gets `data-island-failed`: base.css then
 * shows its text for visitors without JavaScript. The next sign of intent loads it again.
 *
 * Astro puts this script into the page, ahead of the first island, and calls the directive for each island as it is
 * parsed. For visitors who save data, pointing loads nothing.
 */
import type { ClientDirective } from 'astro';
import { savesData } from '#browser/preferences.ts';
import { createLocator } from './form-state.ts';

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
  /** Functions that repeat an event, keyed by control, or by the event itself if every event counts. */
  queue: Map<Element | Event, () => void>;
}

const INTENT_EVENTS = ['pointerdown', 'focusin', 'keydown', 'click'];

/** One of these events. Only some of them have the properties of a key event. */
type IntentEvent = KeyboardEvent & { target: Element };

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
  // If the code did not load, the browser handles the click itself: it submits a form that has an action.
  const queue = [...island.queue.values()];
  // Unsent texts are put back from the last to the first, each in front of those typed later.
  for (const repeat of isReady ? queue : queue.reverse()) repeat();
  if (!isReady) pendingIslands.set(element, { ...island, isLoading: false, queue: new Map() });
}

/** In a failed island, submitting a form without an action would close its dialog and lose what was typed. */
function preventDialogSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.method === 'dialog' && form.closest('[data-island-failed]')) event.preventDefault();
}

function onIntent(event: IntentEvent): void {
  const { target } = event;
  for (const [element, island] of pendingIslands) {
    const isInside = element.contains(target);
    // The target may be the document, which has no closest().
    const isOpener = island.openers && target.closest?.(island.openers);
    if (isInside || isOpener) void hydrate(element);
    if (isInside) queueEvent(event, element, island);
  }
}

function queueEvent(event: IntentEvent, element: HTMLElement, island: PendingIsland): void {
  // With Alt or Command, an arrow key means Back or Forward.
  if (event.altKey || event.metaKey) return;
  const selector = event.type === 'click' ? 'button' : `[data-steps~="${event.code}"]`;
  const control = event.target.closest(selector);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  const EventType = event.constructor as typeof Event;
  const locate = createLocator(element, control);
  const repeat = () => locate()?.dispatchEvent(new EventType(event.type, event));
  const field = control.closest('[data-one-field]')?.querySelector('input');
  if (field) {
    if (field.value.trim() === '') return;
    island.queue.set(event, takeText(element, field, repeat));
  } else island.queue.set(control.closest('[data-steps]') ? event : control, repeat);
  element.ariaBusy = 'true';
}

/**
 * Empties a field. Returns a function that sends its text and keeps what has been typed since. If the text is not sent,
 * it is put back.
 */
function takeText(island: HTMLElement, field: HTMLInputElement, send: () => void): () => void {
  const locate = createLocator(island, field);
  const text = field.value;
  field.value = '';
  return () => {
    const current = locate() ?? field;
    const later = current.value;
    current.value = text;
    send();
    current.value = current.value === '' ? later : [text, later].filter(Boolean).join(' ');
  };
}

/** Hydrates an island when it is close to the viewport. Observes its first element, because the island has no box. */
function hydrateNearViewport(element: HTMLElement, rootMargin: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void hydrate(element);
    },
    { rootMargin },
  );
  observer.observe(element.firstElementChild as Element);
}

for (const type of savesData() ? INTENT_EVENTS : ['pointerover', ...INTENT_EVENTS]) {
  document.addEventListener(type, onIntent as EventListener, true);
}
document.addEventListener('submit', preventDialogSubmit);

const intent: ClientDirective = (load, { value }, element) => {
  // Astro's type says string; env.d.ts says what mounts write. Without a value, Astro passes `true`.
  const { openers, near }: IntentOptions = Object(value);
  pendingIslands.set(element, { load, openers, queue: new Map() });
  if (near) hydrateNearViewport(element, near);
};

export default intent;
