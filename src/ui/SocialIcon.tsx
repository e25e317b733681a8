import type { SocialMark } from '#types.ts';

/** The mark of a social network. Decoration: the link around it has the name. */
export function SocialIcon({ mark: { path, margin } }: { mark: SocialMark }) {
  const [start, side] = [0 - margin, 24 + 2 * margin];
  return (
    <svg
      width="22"
      height="22"
      viewBox={`${start} ${start} ${side} ${side}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
