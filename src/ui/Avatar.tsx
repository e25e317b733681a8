import type { PictureFiles } from '#types.ts';
import { Picture } from '#ui/Picture.tsx';

interface AvatarProps {
  name: string;
  picture: PictureFiles;
  sizes?: string | undefined;
  /** True if it is in view from the start. */
  eager?: boolean | undefined;
}

/**
 * A person's picture, or their initial if the picture is missing or fails to load. A failed picture takes no space,
 * because it has no alternative text and no fixed size in CSS. Decoration: the name is beside it.
 */
export function Avatar({ name, picture, sizes = '3rem', eager }: AvatarProps) {
  return (
    <span className="avatar" aria-hidden="true">
      {[...name][0]}
      <Picture
        picture={picture}
        alt=""
        sizes={sizes}
        width={48}
        height={48}
        loading={eager ? 'eager' : 'lazy'}
      />
    </span>
  );
}
