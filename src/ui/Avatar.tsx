import './avatar.css';

interface AvatarProps {
  name: string;
  src: string;
  /** Side in px. */
  size?: number;
}

/**
 * A person's picture; their initial shows when it is missing or fails to load, because an image
 * without alternative text and without a size in the style takes no room then. Decoration: the name
 * stands beside it.
 */
export function Avatar({ name, src, size = 48 }: AvatarProps) {
  return (
    <span className="avatar" aria-hidden="true">
      {[...name][0]}
      <img src={src} alt="" width={size} height={size} loading="lazy" />
    </span>
  );
}
