/**
 * `client:intent`: loads and hydrates an island the first time the visitor points at it, focuses it
 * or types in it. Until then the island costs no JavaScript.
 *
 * - `client:intent="#a, #b"` watches the elements that match the selector as well as the island
 *   itself: a dialog's form starts to load when its opener is pointed at.
 * - `client:intent={{ near: '200px' }}` loads the island when it comes that near to the window, too.
 *
 * Nothing that the visitor presses in between is lost: a click inside the island is held back and
 * repeated once when the island is ready; until then the island is `aria-busy`, which base.css shows.
 * (Pressing Enter in a field arrives here as a click on the form's submit button.)
 *
 * The script stands in the page ahead of its first island and listens on the document, so that it
 * hears signs in what the browser has yet to read. In a built page it also fetches Astro's island
 * runtime, which src/lib/split-runtime.ts moves to a file of its own: before the first sign nobody
 * needs it. Who saves data loads nothing by pointing.
 */
import type { ClientDirective } from 'astro';
import { savesData } from '../lib/saves-data';

type Load = Parameters<ClientDirective>[0];

interface Progress {
  /** Fetches the island's code; there once Astro's runtime has found the island. */
  load?: Load;
  isWanted?: boolean;
  isHydrating?: boolean;
  held: Set<HTMLElement>;
}

/** What a visitor does on the way to using a control. Pointing, the first, may lead nowhere. */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/** Marks an element whose island is ready; tests and styles may look at it. */
const READY_ATTRIBUTE = 'data-island-ready';

const WAITING_ISLAND = `astro-island[client=intent]:not([${READY_ATTRIBUTE}])`;

/** Milliseconds after which a runtime that did not arrive is asked for again, as Astro does. */
const RETRY_DELAY = 1000;

const runtimeAddress = document.currentScript?.dataset.runtime;
let isRuntimeAsked = runtimeAddress === undefined;

const progress = new WeakMap<Element, Progress>();

function progressOf(island: Element): Progress {
  const known = progress.get(island) ?? { held: new Set() };
  progress.set(island, known);
  return known;
}

/**
 * Fetched as a module: the policy's trusted types refuse a script element with an address. A browser
 * remembers a module that failed to arrive, so the second attempt asks for another address.
 */
async function askForRuntime(): Promise<void> {
  isRuntimeAsked = true;
  try {
    await import(runtimeAddress as string);
  } catch {
    await new Promise((retry) => setTimeout(retry, RETRY_DELAY));
    await import(`${runtimeAddress}?retry=${Date.now()}`).catch(giveUp);
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
  if (!isRuntimeAsked) void askForRuntime();
  void hydrate(island);
}

async function hydrate(island: Element): Promise<void> {
  const state = progressOf(island);
  if (!state.load || !state.isWanted || state.isHydrating) return;
  state.isHydrating = true;
  await state
    .load()
    .then((start) => start())
    .catch(reportError);
  state.isHydrating = false;
  state.isWanted = false;
  const clicks = [...state.held];
  state.held.clear();
  island.ariaBusy = null;
  // Astro takes this attribute away when it hydrates. Still there: the code did not arrive, even
  // after its retry. The next sign of intent tries again; replaying clicks now would do nothing.
  if (island.hasAttribute('ssr')) return;
  island.setAttribute(READY_ATTRIBUTE, '');
  for (const control of clicks) control.click();
}

function optionOf(island: Element): unknown {
  return JSON.parse(island.getAttribute('opts') ?? '{}').value;
}

function noticeIntent({ target }: Event): void {
  if (!(target instanceof Element)) return;
  for (const island of document.querySelectorAll(WAITING_ISLAND)) {
    const option = optionOf(island);
    const isOpener = typeof option === 'string' && target.closest(option);
    if (island.contains(target) || isOpener) want(island);
  }
}

function holdClick(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>('button, [type="submit"]');
  const island = control?.closest(WAITING_ISLAND);
  if (!control || !island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  progressOf(island).held.add(control);
  island.ariaBusy = 'true';
  want(island);
}

/** An island has no box of its own: its content is what comes near. */
function watchApproach(): void {
  for (const island of document.querySelectorAll(WAITING_ISLAND)) {
    const { near } = Object(optionOf(island)) as { near?: string };
    if (!near || !island.firstElementChild) continue;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        want(island);
      },
      { rootMargin: near },
    );
    observer.observe(island.firstElementChild);
  }
}

for (const type of INTENT_EVENTS.slice(savesData() ? 1 : 0)) {
  document.addEventListener(type, noticeIntent, { capture: true, passive: true });
}
document.addEventListener('click', holdClick, { capture: true });
document.addEventListener('DOMContentLoaded', watchApproach);

const intent: ClientDirective = (load, _options, island) => {
  progressOf(island).load = load;
  void hydrate(island);
};

export default intent;
