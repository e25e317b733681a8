import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { listenForNotices } from '#islands/notices.ts';
import type { Strings } from '#languages/en.ts';
import { uncoverFocus } from './uncover-focus.ts';
import '#ui/toast.css';

const manager = Toast.createToastManager();

/** In ms; 0 means until it is dismissed. */
const TIMEOUTS = { passes: 5000, stays: 0 };

/**
 * Shows notices as toasts, the newest at the bottom. An equal notice refreshes its toast. Island because notices appear
 * while the visitor uses the page. It loads together with the forms that send notices. Base UI handles timing, the F6
 * key and announcements; its viewport is a live region that is on the page before its first message.
 *
 * Every toast has low priority, even a destructive one: Base UI hides toasts of high priority from assistive
 * technology, although they can be focused, and announces a copy instead.
 */
export function Toaster({ dismiss, notifications }: Pick<Strings, 'dismiss' | 'notifications'>) {
  const viewport = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const errors = new Set<string>();
    return listenForNotices(({ title, description, kind, stays }) => {
      const timeout = stays ? TIMEOUTS.stays : TIMEOUTS.passes;
      // Paints the form's own response first: Base UI measures each toast, which takes longer.
      const add = () => {
        const id = JSON.stringify([kind, title, description]);
        // A success makes earlier errors obsolete.
        if (kind === 'destructive') errors.add(id);
        else {
          for (const error of errors) manager.close(error);
          errors.clear();
        }
        manager.add({ id, title, description, type: kind, timeout, priority: 'low' });
      };
      requestAnimationFrame(() => setTimeout(add));
    });
  }, []);

  return (
    <Toast.Provider toastManager={manager} limit={2}>
      <Toast.Viewport className="toast-viewport" ref={viewport} aria-label={notifications}>
        <Toasts
          dismiss={dismiss}
          onChange={() => viewport.current && uncoverFocus(viewport.current)}
        />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function Toasts({ dismiss, onChange }: { dismiss: string; onChange: () => void }) {
  const { toasts } = Toast.useToastManager();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of toasts changes
  useEffect(onChange, [toasts.length]);
  return toasts.toReversed().map((toast) => (
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
        <Toast.Description className="toast-description" />
      </div>
      {/* Base UI hides this button from assistive technology until the toast is hovered or focused. */}
      <Toast.Close className="icon-button toast-close" aria-label={dismiss} aria-hidden={false}>
        <X aria-hidden="true" size={20} />
      </Toast.Close>
    </Toast.Root>
  ));
}
