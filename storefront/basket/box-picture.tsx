import { useMarket } from '#storefront/i18n/use-market.ts';
import { brandPrint } from '#storefront/ui/media/brand-print.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';
import styles from './basket-overview.module.css';

/** The drawing of a box, from empty to full: five more pieces are one step. */
const steps = ['-0', '-25', '-50', '-75', ''];

/** The box as full as the visitor has made it. The number beside it says the same. */
export function BoxPicture({ count }: { count: number }) {
  const step = steps[Math.ceil(count / 5)] ?? '';
  const image = `/media/dish-box${step}${brandPrint(useMarket().theme)}.webp`;
  return <Picture image={image} use="thumbnail" alt="" className={styles.print} />;
}
