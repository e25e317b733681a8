import { X } from 'lucide-react';
import './welcome.css';

/**
 * A live region that is on the page from the start, and a template with the notice, which welcome.client.ts puts into
 * the region.
 */
export function WelcomeNotice({ text, dismiss }: { text: string; dismiss: string }) {
  return (
    <div className="welcome no-print" role="status" data-text={text}>
      <template>
        <div className="toast welcome-notice">
          <p className="toast-title">{text}</p>
          <button className="icon-button toast-close" type="button">
            <X size="1.25rem" />
            <span className="visually-hidden">{dismiss}</span>
          </button>
        </div>
      </template>
    </div>
  );
}
