import { Tiles, type TilesProps } from './Tiles.tsx';

interface RepeatingPictureProps extends TilesProps {
  /** The box that the cells fill and that repeats, in px. */
  width: number;
  height: number;
  /** True where the first one lies in the middle; otherwise it begins at the left. */
  fromMiddle?: boolean;
}

/**
 * Tiles as a picture that has no size of its own: shown in a box of any width, it repeats instead of
 * being stretched. For image files.
 */
export function RepeatingPicture({ width, height, fromMiddle, ...tiles }: RepeatingPictureProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file; whoever shows it gives the alternative text
    <svg xmlns="http://www.w3.org/2000/svg">
      <pattern
        id="unit"
        x={fromMiddle ? -width / 2 : 0}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
      >
        <Tiles {...tiles} />
      </pattern>
      {fromMiddle ? (
        <svg x="50%" overflow="visible" aria-hidden="true">
          <rect x="-50%" width="100%" height="100%" fill="url(#unit)" />
        </svg>
      ) : (
        <rect width="100%" height="100%" fill="url(#unit)" />
      )}
    </svg>
  );
}
