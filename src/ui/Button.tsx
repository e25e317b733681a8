import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';

/** `primary` is yellow: one in any view. `secondary` is the accent; `quiet` is an outline. */
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
  /** Opens in a new tab and says so in its accessible name. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'secondary', href, newTab, children }: ButtonLinkProps) {
  return (
    <a
      className="button"
      data-kind={kind}
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
