import { Tiles, type TilesProps } from './Tiles.tsx';

interface TilePictureProps extends TilesProps {
  width: number;
  height: number;
  /** Rounds the corners, in px. */
  radius?: number;
}

/** Tiles as a picture that stands on its own, for image files. */
export function TilePicture({ width, height, radius = 0, ...tiles }: TilePictureProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file; whoever shows it gives the alternative text
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      {radius > 0 && (
        <clipPath id="frame">
          <rect width={width} height={height} rx={radius} />
        </clipPath>
      )}
      <g clipPath={radius > 0 ? 'url(#frame)' : undefined}>
        <Tiles {...tiles} />
      </g>
    </svg>
  );
}
