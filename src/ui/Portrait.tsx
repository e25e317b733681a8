import { getTilePath } from '#drawings.ts';
import { toSitePath } from '#formatting/site-path.ts';
import type { PortraitView } from '#types.ts';
import { Picture } from '#ui/Picture.tsx';

interface PortraitProps {
  portrait: PortraitView;
  /** Width and height of a picture, in px. */
  size: number;
  sizes?: string;
  inFirstScreen?: boolean | undefined;
  className?: string;
}

/** A person's picture or initials. Decoration: the name is beside it, or does not matter. */
export function Portrait(props: PortraitProps) {
  const { portrait, size, sizes = `${size}px`, inFirstScreen, className } = props;
  if ('picture' in portrait) {
    const picture = { ...portrait, width: size, height: size, sizes, inFirstScreen, className };
    return <Picture {...picture} alt="" />;
  }
  const { initials, motif } = portrait;
  return (
    <svg
      className={`initials ${className ?? ''}`}
      viewBox="0 0 60 60"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <image href={toSitePath(getTilePath(motif))} width="60" height="60" />
      <circle cx="30" cy="30" r="22" fill="var(--color-cream)" />
      <text x="30" y="30" textAnchor="middle" dominantBaseline="central" fill="var(--color-ink)">
        {initials}
      </text>
    </svg>
  );
}
