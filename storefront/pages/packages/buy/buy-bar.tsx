import type { RefObject } from 'react';
import { canBuy } from '#rules/stock/stock-status.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import button from '#storefront/ui/button.module.css';
import { Price } from '#storefront/ui/text/price.tsx';
import { BuyButton } from './buy-button.tsx';
import { contentsAnchor } from '#storefront/pages/packages/contents/contents-anchor.ts';
import type { PackageView } from '#storefront/pages/packages/load.server.ts';
import { useIsOutOfView } from './use-is-out-of-view.ts';
import type { Order } from './use-order.ts';
import styles from './buy-bar.module.css';

type BuyBarProps = {
  box: Pick<PackageView, 'price'>;
  order: Order;
  /** Where one can buy as well: while one of them is in view the bar stays away. */
  places: readonly RefObject<HTMLElement | null>[];
};

/** On small screens price and button stay at hand. */
export function BuyBar({ box, order, places }: BuyBarProps) {
  const t = useText();
  const isShown = useIsOutOfView(places);
  if (!canBuy(order.status)) return null;
  return (
    <section aria-label={t('package:buy.label')} className={classNames(styles.bar, isShown && styles.shown)}>
      <Price amount={box.price} size="small" />
      <div className={styles.action}>
        {order.isEditable ? (
          <a href={`#${contentsAnchor}`} className={classNames(button.button, button.block)}>
            {t('package:buy.buildShort')}
          </a>
        ) : (
          <BuyButton order={order} />
        )}
      </div>
    </section>
  );
}
