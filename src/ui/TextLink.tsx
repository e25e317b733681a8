import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Action, type ActionProps, isOnThisSite } from './Action.tsx';

type TextLinkProps = ActionProps & {
  /** What the link is about, at the beginning of its accessible name. */
  about?: string;
};

/** An action with an arrow, which moves on hover. On a link to another site, the arrow is diagonal. */
export function TextLink({ about, className = '', children, ...action }: TextLinkProps) {
  const Arrow = action.href && !isOnThisSite(action.href) ? ArrowUpRight : ArrowRight;
  return (
    <Action className={`${className} text-link`} {...action}>
      {about && <span className="visually-hidden">{about}: </span>}
      {children}
      <Arrow size="1.1em" />
    </Action>
  );
}
