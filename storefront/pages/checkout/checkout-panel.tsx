import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { ShopBasket } from '#storefront/selling/basket-view.ts';
import { type BoughtEntry, BoughtList } from '#storefront/selling/bought-list.tsx';
import { DayRow } from '#storefront/selling/day-row.tsx';
import { useMoney } from '#storefront/selling/money.tsx';
import { Sums } from '#storefront/selling/sums.tsx';
import type { CheckoutPage } from './load.server.ts';

/** What is ordered, beside the form where there is room. */
export function CheckoutPanel({ page: { basket, leaves }, chosen }: { page: CheckoutPage; chosen: string }) {
  const t = useText();
  const day = leaves.find(({ date }) => date === chosen) ?? basket.day;
  const isFirst = day?.date === basket.day?.date;
  return (
    <aside className="shop-panel-panel shop-order-beside" aria-label={t('selling:checkout.yours')}>
      <section>
        <h2 className="shop-panel-heading">
          {t('selling:checkout.yours')}
          <AppLink to={pathTo(useMarket(), 'basket')}>{t('selling:checkout.change')}</AppLink>
        </h2>
      </section>
      <section>
        <BasketSummary basket={basket} />
      </section>
      {day ? (
        <section>
          <DayRow day={day} heading={t(isFirst ? 'selling:basket.first' : 'selling:checkout.onDay', { day: day.long })}>
            <p>{t('selling:checkout.dayHint')}</p>
          </DayRow>
        </section>
      ) : null}
      <section>
        <Sums sums={basket.sums} />
      </section>
    </aside>
  );
}

/** The same on phones: folded, above the form. */
export function CheckoutFold({ page: { basket } }: { page: CheckoutPage }) {
  const t = useText();
  const money = useMoney();
  return (
    <details className="shop-order-fold">
      <summary>
        {t('selling:checkout.yours')}
        <b>{money(basket.sums.total)}</b>
        <Icon name="chevron-down" />
      </summary>
      <div className="shop-order-fold-inside">
        <BasketSummary basket={basket} />
        <Sums sums={basket.sums} />
      </div>
    </details>
  );
}

/** Once more where the order is placed: whoever presses the button sees for what, also where there is no room beside the form. */
export function CheckoutLines({ page: { basket } }: { page: CheckoutPage }) {
  return (
    <div className="shop-order-before">
      <BasketSummary basket={basket} />
      <Sums sums={basket.sums} />
    </div>
  );
}

function BasketSummary({ basket: { lines, box } }: { basket: ShopBasket }) {
  const t = useText();
  const market = useMarket();
  const boxEntry: BoughtEntry[] = box
    ? [
        {
          key: box.key,
          name: market.farmshop?.boxName ?? t('selling:basket.box'),
          choice: box.pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
          subtotal: box.subtotal,
          image: box.pieces[0]?.image ?? null,
        },
      ]
    : [];
  const entries = lines.map(({ key, name, quantity, choice, subtotal, image }) => {
    return { key, name: quantity > 1 ? `${quantity} × ${name}` : name, choice, subtotal, image };
  });
  return <BoughtList entries={[...entries, ...boxEntry]} />;
}
