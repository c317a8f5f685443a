import type { ImageUse } from '#contract/images.ts';
import styles from './framed-picture.module.css';
import { Picture } from './picture.tsx';

type FramedPictureProps = { image: string | null; use: ImageUse; alt: string; isFirst?: boolean };

/** Headers are drawn wide, and are called so. */
const wideRatio = 1600 / 500;

/** A picture with the colour plate slipped out from under it. Nothing without a picture. */
export function FramedPicture({ image, use, alt, isFirst }: FramedPictureProps) {
  if (!image) return null;
  return (
    <div className={styles.frame}>
      <Picture
        image={image}
        use={use}
        alt={alt}
        isFirst={isFirst}
        className={styles.picture}
        {...(/-wide[-.]/.test(image) && { ratio: wideRatio })}
      />
    </div>
  );
}
