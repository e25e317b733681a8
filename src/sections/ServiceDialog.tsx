import { ArrowRight } from 'lucide-react';
import type { Service } from '#data/services/service-schema.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { serviceDialogId } from './ServiceCard.tsx';
import './service-dialog.css';

/** What a service is about, with an invitation to get in touch (Specification §2). */
export function ServiceDialog({
  service,
  callToAction,
  close,
}: {
  service: Service;
  callToAction: string;
  /** Closes it. */
  close: string;
}) {
  return (
    <Dialog
      id={serviceDialogId(service)}
      title={service.modalTitle}
      close={close}
      kicker={service.title}
      motif={service.motif}
      linked
    >
      <div className="service-dialog-text">
        {service.modalBody.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="service-dialog-box">
        <a className="button" data-kind="primary" href="#contact">
          {callToAction}
          <ArrowRight aria-hidden="true" size={20} />
        </a>
      </p>
    </Dialog>
  );
}
