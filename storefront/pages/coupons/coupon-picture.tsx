import { AnimalSpot } from '#storefront/ui/media/animal-spot.tsx';
import { FramedPicture } from '#storefront/ui/media/framed-picture.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import styles from './coupon-picture.module.css';

/** Prints without a ground are shown whole and without a frame; their name says which they are. */
function isSpot(image: string | null): boolean {
  return image !== null && /\/spot-[^/]*$/.test(image);
}

/** On the right of a ticket. */
export function CouponPicture({ image }: { image: string | null }) {
  return isSpot(image) ? (
    <AnimalSpot animal="coupon" image={image} className={styles.spot} />
  ) : (
    <Picture image={image} use="card" alt="" className={styles.filling} />
  );
}

/** Beside the heading. */
export function HeadPicture({ image }: { image: string | null }) {
  return isSpot(image) ? (
    <AnimalSpot animal="coupon" image={image} className={styles.head} />
  ) : (
    <FramedPicture image={image} use="detail" alt="" isFirst />
  );
}
