import { savesData } from './media.ts';

/** What a visitor does on the way to using a control. Pointing, the first, may lead nowhere. */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Marks an element whose island is ready; tests and styles may look at it. */
const READY_ATTRIBUTE = 'data-island-ready';

/** Imports an island's code; gives a function that hydrates it. */
type Load = () => Promise<() => Promise<void>>;

/**
 * `client:intent`: loads and hydrates an island the first time the visitor points at it, focuses it
 * or types in it. Until then the island costs no JavaScript.
 *
 * `client:intent="#a, #b"` watches the elements that match the selector as well as the island
 * itself: a dialog's form starts to load when its opener is pointed at. The document listens for
 * them, because they may be further down than the browser has read so far.
 *
 * Nothing that the visitor presses in between is lost: a click inside the island is held back and
 * repeated once when the island is ready; until then the island is `aria-busy`, which base.css shows.
 * (Pressing Enter in a field arrives here as a click on the form's submit button.)
 *
 * Returns a function that hydrates without a sign.
 */
export function hydrateOnIntent(
  load: Load,
  island: HTMLElement,
  selector?: string,
): () => Promise<void> {
  const events = INTENT_EVENTS.slice(savesData() ? 1 : 0);
  const held = new Set<HTMLElement>();

  const noticeIntent = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (island.contains(target) || (selector && target.closest(selector))) void hydrate();
  };

  const holdClick = (event: Event): void => {
    const control = (event.target as Element).closest<HTMLElement>('button, [type="submit"]');
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(control);
    island.ariaBusy = 'true';
    void hydrate();
  };

  let hydration: Promise<void> | undefined;
  const hydrate = (): Promise<void> => {
    hydration ??= load().then(async (start) => {
      await start();
      const clicks = [...held];
      held.clear();
      island.ariaBusy = null;
      // Astro takes this attribute away when it hydrates. Still there: the code did not arrive, even
      // after its retry. The next sign of intent tries again; replaying clicks now would do nothing.
      if (island.hasAttribute('ssr')) {
        hydration = undefined;
        return;
      }
      stopWatching();
      island.setAttribute(READY_ATTRIBUTE, '');
      for (const control of clicks) control.click();
    });
    return hydration;
  };

  const stopWatching = (): void => {
    for (const type of events) document.removeEventListener(type, noticeIntent, true);
    island.removeEventListener('click', holdClick, true);
  };

  for (const type of events) document.addEventListener(type, noticeIntent, true);
  island.addEventListener('click', holdClick, true);
  return hydrate;
}
