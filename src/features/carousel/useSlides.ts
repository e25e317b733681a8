import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useCallback, useRef, useState } from 'react';
import { isMotionReduced } from '#browser/preferences.ts';

export type Step = 'previous' | 'next';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The step for an arrow key (Specification §2). Keys with a modifier are left to the browser: Alt+Left is Back.
 *
 * @param direction of the page: `rtl` if slides run from right to left, as in Arabic
 */
export function getStep(press: KeyPress, direction: string): Step | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  const isRtl = direction === 'rtl';
  if (press.key === 'ArrowLeft') return isRtl ? 'next' : 'previous';
  if (press.key === 'ArrowRight') return isRtl ? 'previous' : 'next';
  return undefined;
}

/** The part of Embla's state that the carousel shows. */
interface Position {
  /** The first slide in view, from 0. */
  first: number;
  /** How many slides are in view. */
  count: number;
  canStep: Record<Step, boolean>;
}

/** How long a slide takes to settle, on Embla's scale, whose default is 25. */
const SETTLE_DURATION = 18;

/**
 * Runs Embla on the list of slides that gets the returned ref. Before that, there is no position. `moveSlides` moves
 * the slides by one and returns the index of the first slide in view.
 */
export function useSlides() {
  const carousel = useRef<EmblaCarouselType>(null);
  const [position, setPosition] = useState<Position>();

  const listRef = useCallback((list: HTMLDivElement) => {
    const embla = EmblaCarousel(list, {
      loop: true,
      align: 'start',
      direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
      duration: SETTLE_DURATION,
      // A mouse does not drag slides by their quotes, so that it can select their text.
      watchDrag: (_, { type, target }) =>
        type !== 'mousedown' || !(target instanceof Element && target.closest('blockquote')),
    });
    carousel.current = embla;
    const slideWidth = () => embla.slideNodes()[0]?.offsetWidth || list.offsetWidth;
    const update = () => {
      setPosition({
        first: embla.selectedScrollSnap(),
        count: Math.round(list.offsetWidth / slideWidth()),
        canStep: { previous: embla.canScrollPrev(), next: embla.canScrollNext() },
      });
    };
    // Keeps the slide that the visitor scrolled to while this was still a plain list.
    if (list.scrollLeft !== 0) {
      embla.scrollTo(Math.round(Math.abs(list.scrollLeft) / slideWidth()), true);
      list.scrollLeft = 0;
    }
    update();
    embla.on('select', update).on('reInit', update);
    embla.on('pointerDown', () => list.setAttribute('data-dragged', ''));
    embla.on('pointerUp', () => list.removeAttribute('data-dragged'));
    return () => embla.destroy();
  }, []);

  const moveSlides = (step: Step) => {
    const embla = carousel.current as EmblaCarouselType;
    const jump = isMotionReduced();
    if (step === 'next') embla.scrollNext(jump);
    else embla.scrollPrev(jump);
    return embla.selectedScrollSnap();
  };

  return { listRef, position, moveSlides };
}
