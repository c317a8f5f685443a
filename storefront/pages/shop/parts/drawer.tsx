import { useMarket } from '#storefront/i18n/use-market.ts';
import { brandPrint } from '#storefront/ui/media/brand-print.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';

/** A freezer drawer, drawn so full (in percent). The words beside it say the same. */
export function Drawer({ filled }: { filled: 0 | 25 | 50 | 75 | 100 }) {
  const image = `/media/dish-freezer-${filled}${brandPrint(useMarket().theme)}.webp`;
  return <Picture image={image} use="card" alt="" />;
}
