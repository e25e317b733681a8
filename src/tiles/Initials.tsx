import { sitePath } from '#formatting/site-path.ts';
import { rosettePath } from './generated-images.ts';
import './initials.css';
import type { MotifName } from './motifs.ts';
import type { Pigment } from './palettes.ts';

/** The disc behind the initials, by the motif around it: ink is at least 7:1 on each (token-contrast.ts). */
const DISCS: Readonly<Record<MotifName, Pigment>> = {
  network: 'sky',
  steps: 'lime',
  petals: 'yellow',
  star: 'lime',
  rings: 'stone',
  grid: 'lime',
};

interface InitialsProps {
  initials: string;
  motif: MotifName;
  className?: string | undefined;
}

/** The picture of a person who has none: initials on a tile. Decoration: the name is beside it. */
export function Initials({ initials, motif, className = '' }: InitialsProps) {
  return (
    <svg
      className={`initials ${className}`}
      viewBox="0 0 60 60"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <image href={sitePath(rosettePath(motif))} width="60" height="60" />
      <circle cx="30" cy="30" r="22" fill={`var(--color-${DISCS[motif]})`} />
      <text x="30" y="30">
        {initials}
      </text>
    </svg>
  );
}
