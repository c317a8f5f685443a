import { type KeyboardEvent, useId, useState } from 'react';
import { pathTo } from '#rules/paths.ts';
import { formatPrice } from '#rules/price.ts';
import { classNames } from '#storefront/lib/class-names.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { useMarket } from '#storefront/lib/use-market.ts';
import button from '#storefront/ui/button.module.css';
import { Icon } from '#storefront/ui/icon.tsx';
import { Price } from '#storefront/ui/price.tsx';
import { BasketLines, type OverviewProduct } from './basket-lines.tsx';
import { useBasketState } from './basket-provider.tsx';
import { type BasketState, pieceCount, subtotalOf } from './basket-state.ts';
import { DeliveryProgress } from './delivery-progress.tsx';
import styles from './basket-overview.module.css';

const wholeState = (state: BasketState) => state;

/** The visitor's box: beside the list where there is room, else behind a bar at the bottom of the screen. */
export function BasketOverview({ products }: { products: readonly OverviewProduct[] }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const state = useBasketState(wholeState);
  const { isLoading } = state;
  const count = pieceCount(state);
  const subtotal = subtotalOf(state);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setIsOpen(false);
  }

  return (
    // Escape closes what the bar opened, wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={classNames(styles.overview, isOpen && styles.open, count === 0 && styles.empty)}
      aria-label={t('farmshop:overview.title')}
      aria-busy={isLoading}
      onKeyDown={onKeyDown}
    >
      {count > 0 ? (
        <Bar
          isOpen={isOpen}
          contentId={`${id}-content`}
          count={count}
          subtotal={subtotal}
          onToggle={() => setIsOpen(!isOpen)}
        />
      ) : null}
      <div id={`${id}-content`} className={styles.content}>
        <h2 className={styles.title}>
          {t('farmshop:overview.title')}
          {count > 0 ? <small className={styles.count}>{t('farmshop:overview.items', { count })}</small> : null}
        </h2>
        <BasketLines products={products} state={state} />
        <DeliveryProgress subtotal={subtotal} />
        <Total subtotal={subtotal} />
      </div>
      <output className="sr">{isLoading ? t('farmshop:overview.refreshing') : null}</output>
    </aside>
  );
}

function Total({ subtotal }: { subtotal: number }) {
  const t = useText();
  const market = useMarket();
  return (
    <>
      <p className={styles.total}>
        <span>{t('farmshop:overview.subtotal')}</span>
        <Price amount={subtotal} size="small" />
      </p>
      {/* Not one of the app's links: the shop is another application. */}
      <a href={pathTo(market, 'basket')} className={classNames(button.button, button.block)}>
        {t('farmshop:overview.toBasket')}
      </a>
    </>
  );
}

type BarProps = { isOpen: boolean; contentId: string; count: number; subtotal: number; onToggle: () => void };

/** Narrow screens only, once there is something to show. */
function Bar({ isOpen, contentId, count, subtotal, onToggle }: BarProps) {
  const t = useText();
  const market = useMarket();
  return (
    <button type="button" className={styles.bar} aria-expanded={isOpen} aria-controls={contentId} onClick={onToggle}>
      <Icon name="basket" />
      <span className={styles.barTitle}>{t(isOpen ? 'farmshop:overview.hide' : 'farmshop:overview.show')}</span>
      <span>{t('farmshop:overview.items', { count })}</span>
      <b>{formatPrice(subtotal, market)}</b>
      <Icon name="chevron-down" className={styles.sign} />
    </button>
  );
}
