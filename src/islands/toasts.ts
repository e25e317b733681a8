/** Carries toasts from the features that send them to the island that shows them. */

export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` is for errors. */
  kind: 'success' | 'destructive';
  /** True if the page says this nowhere else. The toast then stays until it is dismissed. */
  stays?: boolean;
}

type Listener = (toast: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let listener: Listener | undefined;

/**
 * Sends a toast. Without a listener, the toast waits, and is written into the page as plain text, which shows if the
 * island of toasts fails (Toasts.astro).
 */
export function sendToast(toast: ToastMessage): void {
  if (listener) listener(toast);
  else {
    waiting.push(toast);
    const fallback = document.getElementById('site-toast');
    const { title, description } = toast;
    if (fallback) fallback.textContent = [title, description].filter(Boolean).join(': ');
  }
}

/** Starts listening. The listener gets the waiting toasts first. Returns a function that stops listening. */
export function listenForToasts(next: Listener): () => void {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    listener = undefined;
  };
}
