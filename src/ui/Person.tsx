import { Avatar } from './Avatar.tsx';
import { Name } from './Name.tsx';

interface PersonProps {
  name: string;
  role: string;
  avatarUrl: string;
  /** True where the picture is in view from the start. */
  eager?: boolean;
}

/** A person of the agency: their picture, and beside it their name and role. */
export function Person({ name, role, avatarUrl, eager }: PersonProps) {
  return (
    <div className="person">
      <Avatar name={name} src={avatarUrl} eager={eager} />
      <p>
        <b>
          <Name>{name}</Name>
        </b>
        <span>{role}</span>
      </p>
    </div>
  );
}
