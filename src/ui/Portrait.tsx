import type { Portrait as Source } from '#tiles/portrait.ts';
import './portrait.css';

interface PortraitProps {
  portrait: Source;
  /** Width and height of a picture, in px. */
  size: number;
  className?: string;
}

/** A person's picture or initials. Decoration: the name is beside it, or does not matter. */
export function Portrait({ portrait, size, className = '' }: PortraitProps) {
  if ('src' in portrait) {
    const { src } = portrait;
    return <img className={className} src={src} alt="" width={size} height={size} loading="lazy" />;
  }
  const { initials, tile, disc } = portrait;
  return (
    <svg
      className={`initials ${className}`}
      viewBox="0 0 60 60"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <image href={tile} width="60" height="60" />
      <circle cx="30" cy="30" r="22" fill={`var(--color-${disc})`} />
      <text x="30" y="30">
        {initials}
      </text>
    </svg>
  );
}
