import type { ReactNode } from 'react';
import { SectionHead } from './SectionHead.tsx';

interface HeadedAsideProps {
  id: string;
  heading: string | undefined;
  className?: string;
  children: ReactNode;
}

/** What to read next, below its heading. Without a heading, the children are the content of the page. */
export function HeadedAside({ id, heading, className = '', children }: HeadedAsideProps) {
  if (!heading) return children;
  return (
    <aside className={`grid no-print ${className}`} aria-labelledby={id}>
      <SectionHead id={id} copy={{ heading }} />
      {children}
    </aside>
  );
}
