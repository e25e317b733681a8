import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { sitePath } from '#formatting/site-path.ts';
import './button.css';
import { NewTabLink } from './NewTabLink.tsx';

/** Invoker commands: React passes these attributes through, but its types lack them. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

/** `primary` is yellow: the call to action. `secondary` is the accent; `quiet` is an outline. */
type ButtonKind = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  children: ReactNode;
}

export function Button({ kind = 'secondary', type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button className="button" data-kind={kind} type={type} {...rest}>
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  kind?: ButtonKind;
  href: string;
  /** If set, the link opens in a new tab, and its accessible name ends with this text. */
  opensInNewTab?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'secondary', href, opensInNewTab, children }: ButtonLinkProps) {
  const link = { className: 'button', 'data-kind': kind, href: sitePath(href), children };
  return opensInNewTab ? <NewTabLink {...link} opensInNewTab={opensInNewTab} /> : <a {...link} />;
}
