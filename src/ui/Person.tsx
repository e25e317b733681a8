import type { ReactNode } from 'react';
import type { PictureFiles } from '#ui/Picture.tsx';
import { portraitOf } from '#ui/portrait.ts';
import { Avatar } from './Avatar.tsx';
import { Name } from './Name.tsx';
import { Portrait } from './Portrait.tsx';

/** A person at the agency as a page shows them. */
export interface PersonView {
  name: string;
  role?: string | undefined;
  /** Without it, their initials are shown. */
  avatar?: PictureFiles;
}

interface PersonProps extends PersonView {
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes?: string;
  /** True if the picture is in view from the start. */
  eager?: boolean;
  /** Shown below the name. */
  children?: ReactNode;
}

/** A person at the agency: their picture, and beside it their name and role. */
export function Person({ name, role, avatar, sizes, eager, children }: PersonProps) {
  return (
    <div className="person">
      {avatar ? (
        <Avatar name={name} picture={avatar} sizes={sizes} eager={eager} />
      ) : (
        <span className="avatar">
          <Portrait portrait={portraitOf(name)} size={48} />
        </span>
      )}
      <div>
        <p>
          <b>
            <Name>{name}</Name>
          </b>
          {role && <span>{role}</span>}
        </p>
        {children}
      </div>
    </div>
  );
}
