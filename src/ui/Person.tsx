import type { ReactNode } from 'react';
import { sitePath } from '#formatting/site-path.ts';
import type { PersonView } from '#types.ts';
import { Avatar } from './Avatar.tsx';
import { Name } from './Name.tsx';
import { Portrait } from './Portrait.tsx';

interface PersonProps extends PersonView {
  path?: string | undefined;
  sizes?: string;
  /** True if the picture is in view from the start. */
  eager?: boolean;
  /** Shown below the name. */
  children?: ReactNode;
}

/** A person, such as an author: their picture, and beside it their name and role. */
export function Person({ name, role, portrait, path, sizes, eager, children }: PersonProps) {
  const picture = 'picture' in portrait && portrait.picture;
  return (
    <div className="person">
      {picture ? (
        <Avatar name={name} picture={picture} sizes={sizes} eager={eager} />
      ) : (
        <span className="avatar">
          <Portrait portrait={portrait} size={48} />
        </span>
      )}
      <div>
        <p>
          <b>
            {path ? (
              <a className="person-link" href={sitePath(path)} rel="author">
                <Name>{name}</Name>
              </a>
            ) : (
              <Name>{name}</Name>
            )}
          </b>
          {role && <span>{role}</span>}
        </p>
        {children}
      </div>
    </div>
  );
}
