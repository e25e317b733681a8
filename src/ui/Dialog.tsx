import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { OneRowBand } from '#tiles/OneRowBand.tsx';
import type { MotifName } from '#types.ts';

interface DialogProps {
  id: string;
  title: string;
  close: string;
  kicker?: string;
  /** True if `/#<id>` opens the dialog (src/features/dialogs). */
  linked?: boolean;
  /** The motif of the dialog's band. Without it, the band has all motifs. */
  motif?: MotifName;
  children: ReactNode;
}

/**
 * A native modal dialog: opened by a button with `command="show-modal"` and `commandfor`, closed by its button,
 * Escape or a click on the backdrop (`closedby`). In browsers that lack these attributes, src/features/dialogs handles
 * them.
 */
export function Dialog({ id, title, close, kicker, linked, motif, children }: DialogProps) {
  return (
    <dialog
      className="dialog no-print"
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      data-linked={linked || undefined}
    >
      <OneRowBand motif={motif} />
      <div className="dialog-body">
        {kicker && <p className="dialog-kicker">{kicker}</p>}
        {/* biome-ignore lint/a11y/noAutofocus: reading a dialog begins at its title, not at a link */}
        <h2 className="dialog-title" id={`${id}-title`} tabIndex={-1} autoFocus={linked}>
          {title}
        </h2>
        {children}
      </div>
      <button className="icon-button dialog-close" type="button" command="close" commandfor={id}>
        <X size="1.375rem" />
        <span className="visually-hidden">{close}</span>
      </button>
    </dialog>
  );
}
