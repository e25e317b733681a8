/** Carries notices from the features that send them to the island that shows them as toasts. */

/** A short message to the visitor. */
export interface Notice {
  title: string;
  description?: string;
  /** `destructive` means that something failed. */
  kind: 'success' | 'destructive';
  /** True if the page says this nowhere else: the toast then stays until it is dismissed. */
  stays?: boolean;
}

type Listener = (notice: Notice) => void;

const waiting: Notice[] = [];
let listener: Listener | undefined;

/**
 * Sends a notice. Without a listener, the notice waits, and is shown as plain text in case no island ever listens
 * (Toasts.astro).
 */
export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else {
    waiting.push(notice);
    const fallback = document.getElementById('site-notice');
    const { title, description } = notice;
    if (fallback) fallback.textContent = [title, description].filter(Boolean).join(': ');
  }
}

/** Starts listening. The listener gets the waiting notices first. Returns a function that stops listening. */
export function listenForNotices(next: Listener): () => void {
  listener = next;
  for (const notice of waiting.splice(0)) next(notice);
  return () => {
    listener = undefined;
  };
}
