/** A short message to the visitor, shown as a toast. */
export interface Notice {
  title: string;
  description?: string;
  /** `destructive` means that something failed. */
  kind: 'success' | 'destructive';
  /** True if nothing else on the page says it, so that the visitor must dismiss it. */
  stays?: boolean;
}

type Listener = (notice: Notice) => void;

/**
 * Carries notices from the features that send them to the island that shows them. Without a listener, notices wait.
 *
 * @param onQueued also receives each notice that waits, in case no island ever listens
 */
export function createNoticeStore(onQueued: (notice: Notice) => void = () => {}) {
  const waiting: Notice[] = [];
  let listener: Listener | undefined;

  return {
    notify(notice: Notice): void {
      if (listener) listener(notice);
      else {
        waiting.push(notice);
        onQueued(notice);
      }
    },

    /** Starts listening. The listener gets the waiting notices first. Returns a function that stops it. */
    listen(next: Listener): () => void {
      listener = next;
      for (const notice of waiting.splice(0)) next(notice);
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}

/** The page's notices. Toasts.astro shows the latest that waits if the toasts cannot load. */
export const notices = createNoticeStore(({ title, description }) => {
  const fallback = document.getElementById('plain-notice');
  if (fallback) fallback.textContent = [title, description].filter(Boolean).join(': ');
});
