import type { HTMLAttributes, ReactNode } from 'react';
import { sitePath } from '#formatting/site-path.ts';
import type { ButtonKind } from './Button.tsx';
import './button.css';

/** The id of the Start Your Project dialog. */
export const INQUIRY_DIALOG = 'site-inquiry';

export interface ActionProps extends HTMLAttributes<HTMLElement> {
  /** A path or an anchor of this site, or the address of another site. Without it, the action opens a dialog. */
  href?: string | undefined;
  /** The id of the dialog that opens without `href`. */
  dialog?: string;
  /** Makes it look like a button. */
  kind?: ButtonKind;
  /** Strings['opensInNewTab'], for an address that may be on another site. */
  opensInNewTab?: string;
  children: ReactNode;
}

/** Whether an address is a path or an anchor of this site. Without an address, a dialog opens on the page. */
export const isOnThisSite = (href = '#') => /^[/#]/.test(href);

/**
 * A link, or a button that opens a dialog. A link to another site opens in a new tab and says so in its accessible
 * name.
 */
export function Action(props: ActionProps) {
  const { href, dialog = INQUIRY_DIALOG, kind, opensInNewTab, children, ...others } = props;
  const rest = kind ? { ...others, className: 'button', 'data-kind': kind } : others;
  if (!href)
    return (
      <button
        {...rest}
        type="button"
        command="show-modal"
        commandfor={dialog}
        aria-haspopup="dialog"
      >
        {children}
      </button>
    );
  if (isOnThisSite(href))
    return (
      <a {...rest} href={sitePath(href)}>
        {children}
      </a>
    );
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{` (${opensInNewTab})`}</span>
    </a>
  );
}
