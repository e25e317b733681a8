import { Link, Share } from 'lucide-react';
import type { PageCopy } from '#data/pages/copy-schemas.ts';
import '#ui/text-link.css';
import './share-controls.css';

interface ShareControlsProps {
  copy: PageCopy['share'];
  title: string;
}

/** Copies the page's address, or hands it to the device; share.client.ts does it. */
export function ShareControls({ copy, title }: ShareControlsProps) {
  return (
    <div className="share needs-script no-print" data-title={title}>
      <button className="text-link" type="button">
        <Link aria-hidden="true" size={18} />
        {copy.copy}
      </button>
      <button className="text-link" type="button" hidden>
        <Share aria-hidden="true" size={18} />
        {copy.native}
      </button>
      <p role="status" data-copied={copy.copied} data-denied={copy.denied} />
    </div>
  );
}
