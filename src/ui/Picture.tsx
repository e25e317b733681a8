import type { ImgHTMLAttributes } from 'react';
import type { PictureFiles } from '#types.ts';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  picture: PictureFiles;
  alt: string;
  /** The `sizes` attribute: `(width < 48rem) 100vw, 60vw`. */
  sizes: string;
  /** The picture's size in px, if the size of the file is unknown. */
  width: number;
  height: number;
}

/** A picture that loads the smallest file that is sharp enough. Other props are attributes of `<img>`. */
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
