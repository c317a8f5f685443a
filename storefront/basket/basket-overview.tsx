import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { formatPrice } from '#rules/money/price.ts';
import { freezerLitres } from '#rules/stock/freezer-litres.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import button from '#storefront/ui/button.module.css';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { Price } from '#storefront/ui/text/price.tsx';
import { Skeleton } from '#storefront/ui/loading/skeleton.tsx';
import { BasketLines, type OverviewProduct } from './basket-lines.tsx';
import { useBasketState } from './basket-provider.tsx';
import { type BasketState, pieceCount } from './state/basket-state.ts';
import { type FarmBoxSums, farmBoxSums } from './state/farm-box-sums.ts';
import { BoxPicture } from './box-picture.tsx';
import { DeliveryProgress } from './delivery-progress.tsx';
import { ToBasketLink } from './to-basket-link.tsx';
import styles from './basket-overview.module.css';

const wholeState = (state: BasketState) => state;

/** The visitor's box: beside the list where there is room, else behind a bar at the bottom of the screen. */
export function BasketOverview({ products }: { products: readonly OverviewProduct[] }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const state = useBasketState(wholeState);
  const count = pieceCount(state);
  const isBusy = state.isLoading || (state.cart === null && state.problem === null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setIsOpen(false);
  }

  return (
    // Escape closes what the bar opened, wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={classNames(styles.overview, isOpen && styles.open, count === 0 && styles.empty)}
      aria-label={t('farmshop:overview.title')}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
    >
      {count > 0 ? (
        <Bar
          isOpen={isOpen}
          contentId={`${id}-content`}
          count={count}
          total={state.cart ? farmBoxSums(state, products).total : null}
          onToggle={() => setIsOpen(!isOpen)}
        />
      ) : null}
      <div id={`${id}-content`} className={styles.content}>
        <h2 className={styles.title}>
          {isBusy ? null : <BoxPicture count={count} />}
          {t('farmshop:overview.title')}
          {count > 0 ? <small className={styles.count}>{t('farmshop:overview.items', { count })}</small> : null}
        </h2>
        <BoxContent state={state} products={products}>
          <ToBasketLink className={classNames(button.button, button.block, count === 0 && button.ghost)} />
        </BoxContent>
      </div>
    </aside>
  );
}

type BoxContentProps = { state: BasketState; products: readonly OverviewProduct[]; children?: ReactNode };

/** What is known of the box. Before the shop has answered that is what was chosen meanwhile, and no sum. */
export function BoxContent({ state, products, children }: BoxContentProps) {
  const t = useText();
  const { cart, problem, refusals } = state;
  const sums = farmBoxSums(state, products);
  const others = cart?.plainCount ?? 0;
  // One tree for both, so that the link in the foot stays the same element: it keeps the focus when the shop answers.
  return (
    <>
      {cart === null && problem !== null ? <Message tone="warn">{t('farmshop:overview.unavailable')}</Message> : null}
      <BasketLines lines={sums.lines} refusals={refusals} />
      {cart !== null && pieceCount(state) === 0 ? <p className={styles.note}>{t('farmshop:overview.empty')}</p> : null}
      {others > 0 ? <p className={styles.note}>{t('farmshop:overview.others', { count: others })}</p> : null}
      <div className={styles.foot}>
        {cart === null && problem === null ? <Unknown /> : null}
        {cart === null ? null : (
          <>
            <DeliveryProgress subtotal={sums.total} />
            <Litres lines={sums.lines} />
            <Sums sums={sums} />
          </>
        )}
        {children}
      </div>
    </>
  );
}

/** As tall as what takes its place in an empty box. */
function Unknown() {
  const t = useText();
  const market = useMarket();
  return (
    <div className={styles.unknown}>
      <output className={styles.note}>{t('farmshop:overview.loading')}</output>
      <Skeleton height={market.farmshop?.insulatedDelivery ? '5.6rem' : '4rem'} />
      <Skeleton height="1.75rem" />
    </div>
  );
}

/** What the pieces take of a freezer, stacked and thrown in. */
function Litres({ lines }: Pick<FarmBoxSums<OverviewProduct>, 'lines'>) {
  const t = useText();
  const litres = freezerLitres(lines.reduce((sum, { product, quantity }) => sum + (product?.grams ?? 0) * quantity, 0));
  if (!litres) return null;
  const range = litres.tight === litres.loose ? litres.tight : `${litres.tight}–${litres.loose}`;
  return <p className={styles.note}>{t('farmshop:overview.litres', { litres: range })}</p>;
}

function Sums({ sums: { discount, rest, total } }: { sums: FarmBoxSums<OverviewProduct> }) {
  const t = useText();
  const market = useMarket();
  const rows = [
    [t('farmshop:overview.rest'), rest],
    [t('farmshop:overview.discount'), -discount],
  ] as const;
  return (
    <>
      {rows.map(([name, amount]) =>
        amount === 0 ? null : (
          <p key={name} className={styles.part}>
            <span>{name}</span>
            <span>{formatPrice(amount, market)}</span>
          </p>
        ),
      )}
      <p className={styles.total}>
        <span>{t('farmshop:overview.subtotal')}</span>
        <Price amount={total} size="small" />
      </p>
    </>
  );
}

type BarProps = { isOpen: boolean; contentId: string; count: number; total: number | null; onToggle: () => void };

/** Narrow screens only, once there is something to show. */
function Bar({ isOpen, contentId, count, total, onToggle }: BarProps) {
  const t = useText();
  const market = useMarket();
  return (
    <button type="button" className={styles.bar} aria-expanded={isOpen} aria-controls={contentId} onClick={onToggle}>
      <Icon name="basket" />
      <span className={styles.barTitle}>{t(isOpen ? 'farmshop:overview.hide' : 'farmshop:overview.show')}</span>
      <span>{t('farmshop:overview.items', { count })}</span>
      <b>{formatPrice(total, market)}</b>
      <Icon name="chevron-down" className={styles.sign} />
    </button>
  );
}
