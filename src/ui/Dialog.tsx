import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Frieze } from '#tiles/Frieze.tsx';
import type { MotifName } from '#tiles/motifs.ts';
import './dialog.css';

interface DialogProps {
  id: string;
  title: string;
  /** Closes it. */
  close: string;
  /** Above the title: what it is about. */
  kicker?: string;
  /** True where `/#<id>` opens the dialog (src/features/dialogs). */
  linked?: boolean;
  /** The motif of its band, if it has one of its own. */
  motif?: MotifName;
  children: ReactNode;
}

/**
 * A native modal dialog: opened by a button with `command="show-modal"` and `commandfor`,
 * closed by its button, Escape or a click on the backdrop (`closedby`). Once src/features/dialogs runs,
 * it does so instead of the browser, which may lack these attributes.
 */
export function Dialog({ id, title, close, kicker, linked, motif, children }: DialogProps) {
  return (
    <dialog
      className="dialog"
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      data-linked={linked || undefined}
    >
      <Frieze motif={motif} />
      <div className="dialog-body">
        {kicker && <p className="dialog-kicker">{kicker}</p>}
        {/* biome-ignore lint/a11y/noAutofocus: a dialog to read begins at its title, not at a link */}
        <h2 className="dialog-title" id={`${id}-title`} tabIndex={-1} autoFocus={linked}>
          {title}
        </h2>
        {children}
      </div>
      <button className="dialog-close" type="button" command="close" commandfor={id}>
        <X aria-hidden="true" size={22} />
        <span className="visually-hidden">{close}</span>
      </button>
    </dialog>
  );
}
