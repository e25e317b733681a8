import type { ReactNode } from 'react';
import { toSitePath } from '#formatting/site-path.ts';
import type { PersonView } from '#types.ts';
import { Portrait } from './Portrait.tsx';

interface PersonProps extends PersonView {
  inFirstScreen?: boolean;
  /** Shown below the name. */
  children?: ReactNode;
}

/**
 * A person, such as an author: their picture, and beside it their name and role. A picture that does not load takes no
 * space, because it has no alternative text and no fixed size in CSS. The initial behind it then shows.
 */
export function Person({ name, role, portrait, path, inFirstScreen, children }: PersonProps) {
  const hasPicture = 'picture' in portrait;
  return (
    <div className="person">
      <span className="avatar" aria-hidden="true" data-pagefind-ignore="all">
        {hasPicture && [...name][0]}
        <Portrait portrait={portrait} size={48} sizes="7rem" inFirstScreen={inFirstScreen} />
      </span>
      <div>
        <p>
          <b>
            {path ? (
              <a className="person-link" href={toSitePath(path)} rel="author">
                {name}
              </a>
            ) : (
              name
            )}
          </b>
          {role && <span data-pagefind-ignore="all">{role}</span>}
        </p>
        {children}
      </div>
    </div>
  );
}
