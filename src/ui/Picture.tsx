import type { ImgHTMLAttributes } from 'react';

/** The files of a picture. Addresses are complete, with the folder that the site is published in. */
export interface PictureFiles {
  /** For whatever shows no other: a browser of old, a feed reader. */
  src: string;
  /** In px, turned upright; unknown of drawings and of pictures that the build leaves as they are. */
  width?: number;
  height?: number;
  /** Smaller ones, the best first; for some widths of the page, or shown in another size, if it says so. */
  sources?: { type: string; srcSet: string; media?: string; sizes?: string }[];
}

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  picture: PictureFiles;
  alt: string;
  /** How wide it is shown, as in HTML: `(width < 48rem) 100vw, 60vw`. */
  sizes: string;
  /** Its size where that of the file is unknown, in px. */
  width: number;
  height: number;
}

/** A picture in the smallest file that is sharp where it is shown. Other attributes are those of `<img>`. */
export function Picture({ picture, alt, sizes, width, height, ...others }: PictureProps) {
  const { src, sources } = picture;
  const size = { width: picture.width ?? width, height: picture.height ?? height };
  const image = <img {...others} {...size} src={src} alt={alt} />;
  if (!sources) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} sizes={sizes} {...source} />
      ))}
      {image}
    </picture>
  );
}
