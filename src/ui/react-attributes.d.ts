import 'react';

/** Invoker commands: React passes these attributes through, but its types lack them. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
