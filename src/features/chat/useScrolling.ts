import { type RefObject, useEffect, useRef, useState } from 'react';
import { wantsStillness } from '#browser/stillness.ts';

/** Specification §9: the scroll area hides its scrollbar after 600 ms. */
const SCROLLBAR_HIDE_DELAY_MS = 600;

/** Closer to the end than this many px counts as being at the end, for who comes from above. */
const END_TOLERANCE = 40;

/** Positions may be fractions of a px, so that the end is never quite reached. */
const ROUNDING = 1;

/**
 * Keeps the newest message in view, except while the visitor has scrolled up to read; tells whether
 * there is something new below. Marks the area with `data-scrolling` while it is being scrolled, and
 * for 600 ms after, so that the style can show the scrollbar.
 */
export function useScrolling(
  area: RefObject<HTMLElement | null>,
  messageCount: number,
  visibleReply: string,
) {
  const atEnd = useRef(true);
  /** A smooth scroll is on its way. Stays false where the browser does not tell when one ends. */
  const isGliding = useRef(false);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastTop = element.scrollTop;
    const onScroll = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      const rest = scrollHeight - scrollTop - clientHeight;
      // Only the visitor scrolls up. Being on the way down to a new message is not leaving the end.
      if (scrollTop < lastTop && rest > ROUNDING) atEnd.current = false;
      else if (rest < END_TOLERANCE) atEnd.current = true;
      if (atEnd.current) setHasNewBelow(false);
      lastTop = scrollTop;
      element.dataset.scrolling = '';
      clearTimeout(timer);
      timer = setTimeout(() => delete element.dataset.scrolling, SCROLLBAR_HIDE_DELAY_MS);
    };
    const onScrollEnd = () => {
      const hasGlided = isGliding.current;
      isGliding.current = false;
      // What the reply has grown by on the way.
      if (hasGlided && atEnd.current) {
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
    // The first letters of a reply come while the view is still on its way to the message before it.
    if (!element || (isGrowing && isGliding.current)) return;
    // A reply that grows is kept in view at once: Chromium goes on with a smooth scroll, one for each
    // line, also where the visitor has turned the wheel in between.
    const behavior = isGrowing || wantsStillness() ? 'instant' : 'smooth';
    const { scrollHeight, scrollTop, clientHeight } = element;
    const willGlide = behavior === 'smooth' && scrollHeight - scrollTop - clientHeight > ROUNDING;
    isGliding.current = willGlide && 'onscrollend' in element;
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
