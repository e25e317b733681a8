import type { ClientDirective } from 'astro';
import { savesData } from '../lib/media.ts';

/** What a visitor does on the way to using a control. Pointing, the first, may lead nowhere. */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Marks an element whose island is ready; tests and styles may look at it. */
const READY_ATTRIBUTE = 'data-island-ready';

/** Marks an island in which something was pressed before it was ready; base.css shows it. */
const WAITING_ATTRIBUTE = 'data-island-waiting';

/**
 * `client:intent`: loads and hydrates an island the first time the visitor points at it, focuses it
 * or types in it. Until then the island costs no JavaScript.
 *
 * `client:intent="#a, #b"` watches the elements that match the selector as well as the island
 * itself: a dialog's form starts to load when its opener is pointed at. The document listens for
 * them, because they may be further down than the browser has read so far.
 *
 * `client:intent={{ near: '200px' }}` hydrates as well when the island comes that near to the screen,
 * for islands that look different once they are ready.
 *
 * Nothing that the visitor presses in between is lost: a click inside the island is held back and
 * repeated once when the island is ready; until then the island is marked as waiting. (Pressing Enter
 * in a field arrives here as a click on the form's submit button.)
 */
const intent: ClientDirective = (load, options, island) => {
  const events = INTENT_EVENTS.slice(savesData() ? 1 : 0);
  const held = new Set<HTMLElement>();
  const selector = typeof options.value === 'string' ? options.value : undefined;

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
    island.setAttribute(WAITING_ATTRIBUTE, '');
    void hydrate();
  };

  let hydration: Promise<void> | undefined;
  const hydrate = (): Promise<void> => {
    hydration ??= load().then(async (start) => {
      await start();
      const clicks = [...held];
      held.clear();
      island.removeAttribute(WAITING_ATTRIBUTE);
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

  for (const type of events) {
    document.addEventListener(type, noticeIntent, { capture: true, passive: true });
  }
  island.addEventListener('click', holdClick, { capture: true });

  // Text, or nothing, has no such property.
  const { near } = Object(options.value) as { near?: string };
  if (near) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void hydrate();
      },
      { rootMargin: near },
    );
    // The island element itself has no box.
    for (const child of island.children) observer.observe(child);
  }
};

export default intent;
