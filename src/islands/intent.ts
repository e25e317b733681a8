/**
 * `client:intent`: hydrates an island the first time the visitor points at it, focuses it or types in
 * it. Until then the island costs no JavaScript.
 *
 * - `client:intent="#a, #b"` also watches the elements that match the selector: a dialog's form starts
 *   to load when the visitor points at the button that opens it.
 * - `client:intent={{ near: '200px' }}` also loads the island when it is that close to the viewport.
 *
 * No press in between is lost: a click inside the island is queued and repeated when the island is ready;
 * until then the island is `aria-busy`, which base.css shows. (Enter in a field arrives here as a click
 * on the form's submit button.) Repeated clicks on a button count once: nobody means to post twice.
 * Inside `data-steps`, which lists keys, every click and every press of those keys counts.
 *
 * If the code never comes, as on an old page after a deploy, the island is `data-island-failed`: base.css then shows
 * its text for visitors without JavaScript. The next sign of intent tries again.
 *
 * Astro puts this script into the page, ahead of the first island, and calls the directive for each
 * island as it is parsed. For visitors who save data, pointing loads nothing.
 */
import type { ClientDirective } from 'astro';
import { savesData } from '#browser/saves-data.ts';
import { findAgain } from './find-again.ts';

/** An island that has not been hydrated. */
interface WaitingIsland {
  /** Fetches the island's code and React; Astro retries once, and reports what never comes. */
  load: Parameters<ClientDirective>[0];
  /** Selects the elements outside that are watched too; '' if there are none. */
  openers: string;
  isRequested?: boolean;
  /** Repeats what was pressed. Keyed by control, or by event where every press counts. */
  queuedPresses: Map<Element | Event, () => void>;
}

/** The signs of intent. Pointing is first, because visitors who save data go without it. */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

/** Any of these events; only some have the properties of keys. */
type SignOfIntent = KeyboardEvent & { target: Element };

const waiting = new Map<HTMLElement, WaitingIsland>();

async function requestHydration(element: HTMLElement): Promise<void> {
  const island = waiting.get(element);
  if (!island || island.isRequested) return;
  island.isRequested = true;
  try {
    const hydrate = await island.load();
    await hydrate();
  } catch (error) {
    reportError(error);
  }
  element.ariaBusy = null;
  waiting.delete(element);
  const isReady = element.hasAttribute('data-island-ready');
  if (!isReady) element.setAttribute('data-island-failed', '');
  // Without its code, the browser does what it can with a press: it sends a form that has an action.
  for (const repeat of island.queuedPresses.values()) repeat();
  if (!isReady) waiting.set(element, { ...island, isRequested: false, queuedPresses: new Map() });
}

/** A form that nobody handles, in an island that failed, keeps what was typed; one that has an action is sent. */
function keepEntered(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.method === 'dialog' && form.closest('[data-island-failed]')) event.preventDefault();
}

function noticeIntent(event: SignOfIntent): void {
  const { target } = event;
  for (const [element, island] of waiting) {
    const isInside = element.contains(target);
    // The target may be the document, which has no closest().
    const isOpener = island.openers && target.closest?.(island.openers);
    if (isInside || isOpener) void requestHydration(element);
    if (isInside) queuePress(event, element, island);
  }
}

function queuePress(event: SignOfIntent, element: HTMLElement, island: WaitingIsland): void {
  // With Alt or Command an arrow key belongs to the browser: Back.
  const key = event.altKey || event.metaKey || event.code;
  const pressable = event.type === 'click' ? 'button' : `[data-steps~="${key}"]`;
  const control = event.target.closest(pressable);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  const Press = event.constructor as typeof Event;
  const find = findAgain(element, control);
  const repeat = () => find()?.dispatchEvent(new Press(event.type, event));
  island.queuedPresses.set(control.closest('[data-steps]') ? event : control, repeat);
  element.ariaBusy = 'true';
}

/** Hydrates an island when it is close to the viewport. It has no box: its first element is observed. */
function watchApproach(element: HTMLElement, rootMargin: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void requestHydration(element);
    },
    { rootMargin },
  );
  observer.observe(element.firstElementChild as Element);
}

for (const type of INTENT_EVENTS.slice(savesData() ? 1 : 0)) {
  document.addEventListener(type, noticeIntent as EventListener, true);
}
document.addEventListener('submit', keepEntered);

const intent: ClientDirective = (load, options, element) => {
  // What client-directives.d.ts allows; Astro's type says string.
  const value: unknown = options.value;
  const openers = typeof value === 'string' ? value : '';
  waiting.set(element, { load, openers, queuedPresses: new Map() });
  const { near } = Object(value) as { near?: string };
  if (near) watchApproach(element, near);
};

export default intent;
