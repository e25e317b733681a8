import 'react';

/** Invoker commands: React passes these attributes through, its types do not know them yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
