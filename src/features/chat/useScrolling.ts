import { type RefObject, useEffect, useRef, useState } from 'react';
import { wantsStillness } from '@/lib/stillness';

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
  const heightAtScroll = useRef(0);
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
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, [area]);

  const scrollToEnd = () => {
    const element = area.current;
    if (!element) return;
    heightAtScroll.current = element.scrollHeight;
    const behavior = wantsStillness() ? 'instant' : 'smooth';
    element.scrollTo({ top: element.scrollHeight, behavior });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is something newer
  useEffect(() => {
    if (!atEnd.current) setHasNewBelow(true);
    // A letter moves the end only where it begins a line; the scroll that is on its way goes on.
    else if (area.current?.scrollHeight !== heightAtScroll.current) scrollToEnd();
  }, [messageCount, visibleReply]);

  /** Follows the conversation again, as after the visitor has sent a message. */
  const followNewest = () => {
    atEnd.current = true;
    setHasNewBelow(false);
    scrollToEnd();
  };

  return { hasNewBelow, followNewest };
}
