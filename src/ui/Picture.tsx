import type { ImgHTMLAttributes } from 'react';
import type { PictureFiles } from '#types.ts';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  picture: PictureFiles;
  alt: string;
  /** The `sizes` attribute, such as `(width < 48rem) 100vw, 60vw`. */
  sizes: string;
  /** The picture's size in px, if the size of the file is unknown. */
  width: number;
  height: number;
  /** True if the picture loads at once; others load near the viewport. */
  inFirstScreen?: boolean | undefined;
}

/** A picture that loads the smallest file that is sharp enough. Other props are attributes of `<img>`. */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, width, height, inFirstScreen, ...others } = props;
  const { src, sources } = picture;
  const loading = inFirstScreen ? 'eager' : 'lazy';
  const size = { width: picture.width ?? width, height: picture.height ?? height };
  const image = <img {...others} {...size} loading={loading} src={src} alt={alt} />;
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
