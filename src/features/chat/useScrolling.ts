import { useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '#browser/preferences.ts';

/** How long the scrollbar shows after the last scroll (Specification §9). */
const SCROLLBAR_HIDE_DELAY_MS = 600;

/** In px. When the visitor scrolls down to within this distance of the end, the view counts as being at the end. */
const END_TOLERANCE = 40;

/** In px: scroll positions may be fractions, so the end may never be reached exactly. */
const ROUNDING = 1;

/**
 * Keeps the newest message in view, except while the visitor has scrolled up to read. Returns whether there is
 * something new below. Marks the area with `data-scrolling` while it is being scrolled, and for a moment after, so that
 * the style can show the scrollbar.
 */
export function useScrolling(messageCount: number, visibleReply: string) {
  const ref = useRef<HTMLDivElement>(null);
  /** True during a smooth scroll. Always false in browsers without `scrollend`. */
  const isScrollingSmoothly = useRef(false);
  const lastTop = useRef(0);
  const atEnd = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  const onScroll = () => {
    const element = ref.current as HTMLDivElement;
    const { scrollHeight, scrollTop, clientHeight } = element;
    const rest = scrollHeight - scrollTop - clientHeight;
    // Only the visitor scrolls up. During a smooth scroll down, the view still counts as being at the end.
    if (scrollTop < lastTop.current && rest > ROUNDING) atEnd.current = false;
    else if (rest < END_TOLERANCE) atEnd.current = true;
    if (atEnd.current) setHasNewBelow(false);
    lastTop.current = scrollTop;
    element.dataset.scrolling = '';
    clearTimeout(timer.current);
    timer.current = setTimeout(() => delete element.dataset.scrolling, SCROLLBAR_HIDE_DELAY_MS);
  };

  const scrollToEnd = ({ isGrowing = false } = {}) => {
    // The view follows a growing reply only once a smooth scroll has ended.
    if (isGrowing && isScrollingSmoothly.current) return;
    const element = ref.current as HTMLDivElement;
    const { scrollHeight, scrollTop, clientHeight } = element;
    // A growing reply is followed without smooth scrolling: Chromium would finish a scroll for each line, even after the
    // visitor has turned the wheel.
    const behavior = isGrowing || isMotionReduced() ? 'instant' : 'smooth';
    const isSmooth = behavior === 'smooth' && scrollHeight - scrollTop - clientHeight > ROUNDING;
    isScrollingSmoothly.current = isSmooth && 'onscrollend' in element;
    element.scrollTo({ top: scrollHeight, behavior });
  };

  const onScrollEnd = () => {
    const wasSmooth = isScrollingSmoothly.current;
    isScrollingSmoothly.current = false;
    // Scrolls on, because the reply may have grown since the scroll began.
    if (wasSmooth && atEnd.current) scrollToEnd({ isGrowing: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is something newer
  useEffect(() => {
    if (atEnd.current) scrollToEnd({ isGrowing: visibleReply !== '' });
    else setHasNewBelow(true);
  }, [messageCount, visibleReply]);

  /** Keeps the newest message in view again, for example because the visitor has sent one. */
  const followNewest = () => {
    atEnd.current = true;
    setHasNewBelow(false);
    scrollToEnd();
  };

  return { area: { ref, onScroll, onScrollEnd }, hasNewBelow, followNewest };
}
