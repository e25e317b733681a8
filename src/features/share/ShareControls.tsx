import { Link, Share } from 'lucide-react';
import type { Content } from '#data/content-schemas.ts';

interface ShareControlsProps {
  copy: Content<'fixed-pages'>['share'];
  title: string;
}

/** Buttons that copy the page's address or open the device's share dialog (share.client.ts). */
export function ShareControls({ copy, title }: ShareControlsProps) {
  return (
    <div className="cluster share needs-script no-print" data-title={title}>
      <button className="text-link" data-share="copy" type="button">
        <Link size="1.125rem" />
        {copy.copy}
      </button>
      <button className="text-link" data-share="native" type="button" hidden>
        <Share size="1.125rem" />
        {copy.native}
      </button>
      <p role="status" data-copied={copy.copied} data-denied={copy.denied} />
    </div>
  );
}
