/**
 * `client:intent`: hydrates an island the first time the visitor points at it, focuses it or types in
 * it. Until then the island costs no JavaScript.
 *
 * - `client:intent="#a, #b"` also watches the elements that match the selector: a dialog's form starts
 *   to load when the visitor points at the button that opens it.
 * - `client:intent={{ near: '200px' }}` also loads the island when it is that close to the viewport.
 *
 * No press in between is lost: a click inside the island is held and repeated when the island is ready;
 * until then the island is `aria-busy`, which base.css shows. (Enter in a field arrives here as a click
 * on the form's submit button.) Repeated clicks on a button count once: nobody means to post twice.
 * Inside `data-steps`, which lists keys, every click and every press of those keys counts.
 *
 * The script is inline ahead of the first island and listens on the document, so it also notices intent
 * on elements that are parsed later. The first sign of intent fetches React and, with it, Astro's island
 * runtime (react-client.ts). For visitors who save data, pointing loads nothing.
 */
import type { ClientDirective } from 'astro';
import { savesData } from '#browser/saves-data.ts';

type Load = Parameters<ClientDirective>[0];

interface Progress {
  /** Fetches the island's code. Set by Astro's runtime; absent while the code is loading. */
  load?: Load;
  isWanted?: boolean;
  /** Repeats what was pressed. Keyed by control, or by event where every press counts. */
  held: Map<Element | Event, () => void>;
}

/** The signs of intent. Pointing is first, because visitors who save data go without it. */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

/** Any of these events; only some have the properties of keys. */
type SignOfIntent = KeyboardEvent & { target: Element };

/** Marks an island that is ready, for tests and styles. */
const READY_ATTRIBUTE = 'data-island-ready';

const WAITING_ISLAND = `astro-island[client=intent]:not([${READY_ATTRIBUTE}])`;

/** In ms: when a failed import is retried, as Astro does. */
const RETRY_DELAY = 1000;

let isRuntimeRequested = false;

const progress = new WeakMap<Element, Progress>();

function progressOf(island: Element): Progress {
  const known = progress.get(island) ?? { held: new Map() };
  progress.set(island, known);
  return known;
}

/** Browsers remember a failed import, so the retry uses another URL. */
async function requestRuntime(address: string): Promise<void> {
  isRuntimeRequested = true;
  try {
    await import(address);
  } catch {
    await new Promise((retry) => setTimeout(retry, RETRY_DELAY));
    await import(`${address}?retry=${Date.now()}`).catch(giveUp);
  }
}

/** Drops what was pressed; the next sign of intent tries again. */
function giveUp(): void {
  isRuntimeRequested = false;
  for (const island of document.querySelectorAll<HTMLElement>(WAITING_ISLAND)) {
    island.ariaBusy = null;
    progressOf(island).held.clear();
  }
}

function want(island: Element): void {
  const state = progressOf(island);
  if (!isRuntimeRequested) void requestRuntime(island.getAttribute('renderer-url') as string);
  // Preloads the island's own code, which the runtime imports once it is there.
  if (!state.isWanted) import(island.getAttribute('component-url') as string).catch(() => {});
  state.isWanted = true;
  void hydrate(island);
}

async function hydrate(island: Element): Promise<void> {
  const state = progressOf(island);
  const { load } = state;
  if (!load || !state.isWanted) return;
  delete state.load;
  await load()
    .then((start) => start())
    .catch(reportError);
  state.isWanted = false;
  island.ariaBusy = null;
  // Astro removes this attribute when it hydrates. If it is still there, the code failed to load even
  // on retry: repeating presses would do nothing, and the next sign of intent tries again. An island
  // that is ready must not load again: it may come near the viewport after it was focused.
  if (island.hasAttribute('ssr')) {
    state.load = load;
  } else {
    island.setAttribute(READY_ATTRIBUTE, '');
    for (const repeat of state.held.values()) repeat();
  }
  state.held.clear();
}

function optionOf(island: Element): unknown {
  return JSON.parse(island.getAttribute('opts') as string).value;
}

function noticeIntent(event: SignOfIntent): void {
  const { target } = event;
  for (const island of document.querySelectorAll(WAITING_ISLAND)) {
    const option = optionOf(island);
    const isInside = island.contains(target);
    // The target may be the document, which has no closest().
    const isOpener = typeof option === 'string' && target.closest?.(option);
    if (isInside || isOpener) want(island);
    // With Alt or Command an arrow key belongs to the browser: Back.
    const key = event.altKey || event.metaKey || event.code;
    const pressable = event.type === 'click' ? 'button' : `[data-steps~="${key}"]`;
    const control = isInside && target.closest(pressable);
    if (!control) continue;
    event.preventDefault();
    event.stopPropagation();
    const Press = event.constructor as typeof Event;
    const repeat = () => control.dispatchEvent(new Press(event.type, event));
    progressOf(island).held.set(control.closest('[data-steps]') ? event : control, repeat);
    island.ariaBusy = 'true';
  }
}

/** An island has no box, so its first element is observed. */
function watchApproach(): void {
  for (const island of document.querySelectorAll(WAITING_ISLAND)) {
    const { near } = optionOf(island) as { near?: string };
    if (!near) continue;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        want(island);
      },
      { rootMargin: near },
    );
    observer.observe(island.firstElementChild as Element);
  }
}

for (const type of INTENT_EVENTS.slice(savesData() ? 1 : 0)) {
  document.addEventListener(type, noticeIntent as EventListener, true);
}
document.addEventListener('DOMContentLoaded', watchApproach);

const intent: ClientDirective = (load, _options, island) => {
  progressOf(island).load = load;
  void hydrate(island);
};

export default intent;
