import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';

/** Invoker commands: React passes these attributes through, but its types lack them. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

/** `primary` has the primary color, for calls to action. `secondary` has the accent color; `quiet` is an outline. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet';

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
