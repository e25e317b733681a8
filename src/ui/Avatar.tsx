import { sitePath } from '#formatting/site-path.ts';
import './avatar.css';

interface AvatarProps {
  name: string;
  src: string;
  /** True where it is in view from the start. */
  eager?: boolean | undefined;
}

/**
 * A person's picture; their initial shows when it is missing or fails to load, because an image
 * without alternative text and without a size in CSS then takes no space. Decoration: the name is beside
 * it.
 */
export function Avatar({ name, src, eager }: AvatarProps) {
  return (
    <span className="avatar" aria-hidden="true">
      {[...name][0]}
      <img src={sitePath(src)} alt="" width="48" height="48" loading={eager ? 'eager' : 'lazy'} />
    </span>
  );
}
