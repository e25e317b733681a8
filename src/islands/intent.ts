/**
 * `client:intent`: loads and hydrates an island the first time the visitor points at it, focuses it
 * or types in it. Until then the island costs no JavaScript.
 *
 * - `client:intent="#a, #b"` watches the elements that match the selector as well as the island
 *   itself: a dialog's form starts to load when its opener is pointed at.
 * - `client:intent={{ near: '200px' }}` loads the island when it comes that near to the window, too.
 *
 * Nothing that the visitor presses in between is lost: a click inside the island is held back and
 * repeated when the island is ready; until then the island is `aria-busy`, which base.css shows.
 * (Pressing Enter in a field arrives here as a click on the form's submit button.) However often a
 * button was pressed, it counts once: nobody means to post twice. Inside `data-steps`, which names
 * keys, every press counts, those of the keys too.
 *
 * The script is in the page ahead of its first island and listens on the document, so that it hears
 * signs in what the browser has yet to read. The first sign fetches React and, with it, Astro's island
 * runtime (react-client.ts). Visitors who save data load nothing by pointing.
 */
import type { ClientDirective } from 'astro';
import { savesData } from '#browser/saves-data.ts';

type Load = Parameters<ClientDirective>[0];

interface Progress {
  /**
   * Fetches the island's code; there once Astro's runtime has found the island, and away while the
   * code is under way.
   */
  load?: Load;
  isWanted?: boolean;
  /** Repeats what was pressed; the key is what counts once: the control, or each press. */
  held: Map<Element | Event, () => void>;
}

/** What a visitor does on the way to using a control. Pointing, the first, may lead nowhere. */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

/** Any of these events, with what only some of them have. */
type SignOfIntent = KeyboardEvent & { target: Element };

/** Marks an element whose island is ready; tests and styles may look at it. */
const READY_ATTRIBUTE = 'data-island-ready';

const WAITING_ISLAND = `astro-island[client=intent]:not([${READY_ATTRIBUTE}])`;

/** Milliseconds after which code that did not arrive is asked for again, as Astro does. */
const RETRY_DELAY = 1000;

let isRuntimeAsked = false;

const progress = new WeakMap<Element, Progress>();

function progressOf(island: Element): Progress {
  const known = progress.get(island) ?? { held: new Map() };
  progress.set(island, known);
  return known;
}

/** A browser remembers a module that failed to arrive, so the second attempt asks for another address. */
async function askForRuntime(address: string): Promise<void> {
  isRuntimeAsked = true;
  try {
    await import(address);
  } catch {
    await new Promise((retry) => setTimeout(retry, RETRY_DELAY));
    await import(`${address}?retry=${Date.now()}`).catch(giveUp);
  }
}

/** The next sign of intent tries again; what was pressed has had no effect, and shows it. */
function giveUp(): void {
  isRuntimeAsked = false;
  for (const island of document.querySelectorAll<HTMLElement>(WAITING_ISLAND)) {
    island.ariaBusy = null;
    progressOf(island).held.clear();
  }
}

function want(island: Element): void {
  progressOf(island).isWanted = true;
  if (!isRuntimeAsked) void askForRuntime(island.getAttribute('renderer-url') as string);
  // The runtime asks for the island's own code once it is there: by then it has arrived.
  import(island.getAttribute('component-url') as string).catch(() => {});
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
  state.load = load;
  state.isWanted = false;
  island.ariaBusy = null;
  // Astro takes this attribute away when it hydrates. Still there: the code did not arrive, even
  // after its retry. The next sign of intent tries again; repeating presses now would do nothing.
  if (!island.hasAttribute('ssr')) {
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
    // The target may be the document itself, which is inside nothing.
    const isOpener = typeof option === 'string' && target.closest?.(option);
    if (isInside || isOpener) want(island);
    // With Alt or Command an arrow key is the browser's, which goes back.
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

/** An island has no box of its own: its content is what comes near. */
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
