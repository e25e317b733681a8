import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#browser/prefers-reduced-motion.ts';

/** Specification §9: the scroll area hides its scrollbar after 600 ms. */
const SCROLLBAR_HIDE_DELAY_MS = 600;

/** Scrolling down to less than this many px from the end counts as reaching it. */
const END_TOLERANCE = 40;

/** In px: scroll positions may be fractions, so the end may never be reached exactly. */
const ROUNDING = 1;

/**
 * Keeps the newest message in view, except while the visitor has scrolled up to read; returns
 * whether there is something new below. Marks the area with `data-scrolling` while it is being scrolled, and
 * for 600 ms after, so that the style can show the scrollbar.
 */
export function useScrolling(
  area: RefObject<HTMLElement | null>,
  messageCount: number,
  visibleReply: string,
) {
  const atEnd = useRef(true);
  /** A smooth scroll is under way. Always false in browsers without `scrollend`. */
  const isScrollingSmoothly = useRef(false);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastTop = element.scrollTop;
    const onScroll = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      const rest = scrollHeight - scrollTop - clientHeight;
      // Only the visitor scrolls up. A smooth scroll down to a new message still counts as being at the end.
      if (scrollTop < lastTop && rest > ROUNDING) atEnd.current = false;
      else if (rest < END_TOLERANCE) atEnd.current = true;
      if (atEnd.current) setHasNewBelow(false);
      lastTop = scrollTop;
      element.dataset.scrolling = '';
      clearTimeout(timer);
      timer = setTimeout(() => delete element.dataset.scrolling, SCROLLBAR_HIDE_DELAY_MS);
    };
    const onScrollEnd = () => {
      const wasSmooth = isScrollingSmoothly.current;
      isScrollingSmoothly.current = false;
      // The reply has grown since the scroll began.
      if (wasSmooth && atEnd.current) {
        element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
      }
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('scrollend', onScrollEnd);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('scrollend', onScrollEnd);
    };
  }, [area]);

  const scrollToEnd = (isGrowing = false) => {
    const element = area.current;
    // A reply begins while the view is still scrolling to the message before it.
    if (!element || (isGrowing && isScrollingSmoothly.current)) return;
    // A growing reply is followed without smooth scrolling: Chromium would finish a scroll for each
    // line, even after the visitor has turned the wheel.
    const behavior = isGrowing || prefersReducedMotion() ? 'instant' : 'smooth';
    const { scrollHeight, scrollTop, clientHeight } = element;
    const isSmooth = behavior === 'smooth' && scrollHeight - scrollTop - clientHeight > ROUNDING;
    isScrollingSmoothly.current = isSmooth && 'onscrollend' in element;
    element.scrollTo({ top: scrollHeight, behavior });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is something newer
  useEffect(() => {
    if (atEnd.current) scrollToEnd(visibleReply !== '');
    else setHasNewBelow(true);
  }, [messageCount, visibleReply]);

  /** Follows the conversation again, as after the visitor has sent a message. */
  const followNewest = () => {
    atEnd.current = true;
    setHasNewBelow(false);
    scrollToEnd();
  };

  return { hasNewBelow, followNewest };
}
