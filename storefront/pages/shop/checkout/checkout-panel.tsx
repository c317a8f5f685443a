import { imageAddress } from '#contract/images.ts';
import type { BoughtLine, CheckoutPage, ShopBasket } from '#contract/selling/shop-page.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { DayRow } from '../parts/day-leaf.tsx';
import { useMoney } from '../parts/money.tsx';
import { Sums } from '../parts/sums.tsx';

/** What is ordered, beside the form where there is room. */
export function CheckoutPanel({ page: { basket } }: { page: CheckoutPage }) {
  const t = useText();
  const { day } = basket;
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
          <DayRow day={day} heading={t('selling:basket.first', { day: day.long })}>
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

type Entry = Pick<BoughtLine, 'name' | 'choice' | 'subtotal'> & { key: string; image: string | null };

function BasketSummary({ basket: { lines, box } }: { basket: ShopBasket }) {
  const t = useText();
  const market = useMarket();
  const boxEntry: Entry[] = box
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

export function BoughtList({ entries }: { entries: Entry[] }) {
  const money = useMoney();
  return (
    <ul className="shop-bought-list">
      {entries.map(({ key, name, choice, subtotal, image }) => {
        const address = imageAddress(image, 'fit-160x110', 'webp');
        return (
          <li key={key} className={address === null ? 'shop-bought-plain' : undefined}>
            {address === null ? null : <img src={address} alt="" width={64} height={44} />}
            <span>
              <b>{name}</b>
              {choice === '' ? null : <small>{choice}</small>}
            </span>
            <span className="shop-bought-price">{money(subtotal)}</span>
          </li>
        );
      })}
    </ul>
  );
}
