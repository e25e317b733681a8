import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { listenForToasts, type ToastMessage } from '#islands/toasts.ts';
import type { Strings } from '#languages/en.ts';

const TOAST_DURATION_MS = 5000;

/**
 * Shows toasts, the newest at the bottom. A toast that is sent again is refreshed. Island because toasts appear while
 * the visitor uses the page. It loads when the visitor uses a form that sends toasts. Base UI handles timing, the F6
 * key and announcements. Its viewport is a live region that is on the page before its first message.
 *
 * Every toast has low priority, even a destructive one: Base UI hides toasts of high priority from assistive
 * technology, although they can be focused, and announces a copy instead.
 */
export function Toasts(strings: Pick<Strings, 'dismiss' | 'notifications'>) {
  return (
    <Toast.Provider limit={2}>
      <ToastList {...strings} />
    </Toast.Provider>
  );
}

function ToastList({ dismiss, notifications }: Pick<Strings, 'dismiss' | 'notifications'>) {
  const viewport = useRef<HTMLDivElement>(null);
  const { toasts, add, close } = Toast.useToastManager();

  const show = useEffectEvent(({ title, description, kind, stays }: ToastMessage) => {
    // A success makes earlier errors obsolete.
    const obsolete = toasts.filter(({ type }) => kind === 'success' && type === 'destructive');
    for (const toast of obsolete) close(toast.id);
    const id = JSON.stringify([kind, title, description]);
    // 0 means until it is dismissed.
    const timeout = stays ? 0 : TOAST_DURATION_MS;
    add({ id, title, description, type: kind, timeout, priority: 'low' });
  });
  useEffect(
    () =>
      // Lets the browser paint the form's response first: Base UI measures each toast, which takes long.
      listenForToasts((message) => requestAnimationFrame(() => setTimeout(() => show(message)))),
    [],
  );
  const shown = toasts.map(({ id, updateKey }) => `${id}${updateKey}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each toast
  useEffect(() => {
    if (viewport.current) uncoverFocus(viewport.current);
  }, [shown]);

  // Lets Tab reach the toasts from the end of the page. Base UI would send the focus back to where F6 was last pressed.
  const enter = (event: FocusEvent<HTMLElement>) => {
    const isInside = event.currentTarget.contains(event.relatedTarget);
    if (isInside || viewport.current?.contains(event.target)) return;
    event.stopPropagation();
    viewport.current?.querySelector<HTMLElement>('.toast')?.focus();
  };

  return (
    <div onFocusCapture={enter}>
      <Toast.Viewport className="toast-viewport" ref={viewport} aria-label={notifications}>
        {toasts.toReversed().map((toast) => (
          <Toast.Root
            key={toast.id}
            className="toast"
            toast={toast}
            swipeDirection={['left', 'down']}
            {...(toast.type === 'destructive' && { role: 'alert', 'aria-modal': undefined })}
          >
            {/* New elements for each update, because live regions announce additions. */}
            <div key={toast.updateKey}>
              <Toast.Title className="toast-title" render={<p />} />
              <Toast.Description />
            </div>
            {/* Base UI hides this button from assistive technology until the toast is hovered or focused. */}
            <Toast.Close
              className="icon-button toast-close"
              aria-label={dismiss}
              aria-hidden={false}
            >
              <X size="1.25rem" />
            </Toast.Close>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </div>
  );
}

/**
 * Scrolls until the toasts cover neither the focused control with its label nor the errors of its form. The scroll
 * padding of the page (toasts.css) leaves room for toasts.
 */
function uncoverFocus(toasts: Element): void {
  const focused = document.activeElement?.closest('.field, a, button');
  if (!focused || toasts.contains(focused)) return;
  const cover = toasts.getBoundingClientRect();
  const errors = focused.closest('form')?.querySelectorAll('.field-error') ?? [];
  // The focused control is last, because there may not be room for both.
  for (const element of [...errors, focused]) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isBeside = right <= cover.left || left >= cover.right;
    if (isBeside || bottom <= cover.top || top >= cover.bottom) continue;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}
