import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { notices } from '@/stores/notices';
import { uncoverFocus } from './uncover-focus';

const manager = Toast.createToastManager();

/** Ids of the destructive toasts that may still show. */
const complaints: string[] = [];

/**
 * Shows notices as toasts. Island because notices come up while the visitor uses the page; it loads
 * together with the forms that give them. Timing, stacking, the F6 key and announcing are Base UI's.
 */
export function Toaster() {
  const viewport = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      notices.listen(({ title, description, kind }) => {
        // What was wrong is mended: the complaint must not stand beside the success.
        for (const id of complaints.splice(0)) manager.close(id);
        const id = manager.add({
          title,
          description,
          type: kind,
          priority: kind === 'destructive' ? 'high' : 'low',
        });
        if (kind === 'destructive') complaints.push(id);
      }),
    [],
  );

  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Viewport className="toast-viewport" ref={viewport}>
        <Toasts onChange={() => viewport.current && uncoverFocus(viewport.current)} />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function Toasts({ onChange }: { onChange: () => void }) {
  const { toasts } = Toast.useToastManager();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there are more or fewer
  useEffect(onChange, [toasts.length]);
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} className="toast" toast={toast} swipeDirection={['right', 'down']}>
      <div>
        <Toast.Title className="toast-title" render={<p />} />
        <Toast.Description className="toast-description" />
      </div>
      <Toast.Close className="toast-close" aria-label="Dismiss">
        <X aria-hidden="true" size={20} />
      </Toast.Close>
    </Toast.Root>
  ));
}
