import type { HTMLAttributes, ReactNode } from 'react';
import { toSitePath } from '#formatting/site-path.ts';
import type { ButtonKind } from './Button.tsx';
import './button.css';

/** `href` is a path or an anchor of this site, or the address of another site; `dialog` is the id of a dialog. */
export type ActionTarget = { href: string; dialog?: never } | { dialog: string; href?: never };

export type ActionProps = ActionTarget &
  HTMLAttributes<HTMLElement> & {
    /** Makes it look like a button. */
    kind?: ButtonKind;
    /** Strings['opensInNewTab'], for an address that may be on another site. */
    opensInNewTab?: string;
    children: ReactNode;
  };

/** Whether an address is a path or an anchor of this site. */
export const isOnThisSite = (href: string) => /^[/#]/.test(href);

/**
 * A link, or a button that opens a dialog. A link to another site opens in a new tab and says so in its accessible
 * name.
 */
export function Action(props: ActionProps) {
  const { href, dialog, kind, opensInNewTab, children, ...others } = props;
  const rest = kind ? { ...others, className: 'button', 'data-kind': kind } : others;
  if (dialog !== undefined)
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
      <a {...rest} href={toSitePath(href)}>
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
