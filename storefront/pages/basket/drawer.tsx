import type { ImageUse } from '#contract/images.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { brandPrint } from '#storefront/ui/media/brand-print.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';

type DrawerProps = { filled: 0 | 25 | 50 | 75 | 100; use?: ImageUse };

/** A freezer drawer, drawn so full (in percent). The words beside it say the same. */
export function Drawer({ filled, use = 'card' }: DrawerProps) {
  const image = `/media/dish-freezer-${filled}${brandPrint(useMarket().theme)}.webp`;
  return <Picture image={image} use={use} alt="" />;
}
