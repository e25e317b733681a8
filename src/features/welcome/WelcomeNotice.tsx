import { X } from 'lucide-react';
import '#ui/toast.css';
import './welcome.css';

/**
 * A live region that is in the page from the start, and in a template the notice that
 * welcome.client.ts puts into it on load. It is part of the hero and not fixed, so it scrolls away with
 * it and can cover neither the primary button nor the chat.
 */
export function WelcomeNotice({ text }: { text: string }) {
  return (
    <div className="welcome no-print" role="status">
      <template>
        <div className="toast welcome-notice">
          <p className="toast-title">{text}</p>
          <button className="toast-close" type="button">
            <X aria-hidden="true" size={20} />
            <span className="visually-hidden">Dismiss</span>
          </button>
        </div>
      </template>
    </div>
  );
}
