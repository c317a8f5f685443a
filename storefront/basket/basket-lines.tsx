import { formatPrice } from '#rules/price.ts';
import { toCents } from '#rules/cents.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { useMarket } from '#storefront/lib/use-market.ts';
import { Message } from '#storefront/ui/message.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { besideWords } from '#storefront/ui/widths-on-page.ts';
import { type BasketState, pieceCount, quantitiesOf } from './basket-state.ts';
import styles from './basket-overview.module.css';

/** What the overview shows of a product that is in the box. */
export type OverviewProduct = {
  id: string;
  title: string;
  price: number | null;
  image: string | null;
  /** What one of it weighs, in words. */
  weight: string | null;
};

/** What is in the box, in the order of the list. */
export function BasketLines({ products, state }: { products: readonly OverviewProduct[]; state: BasketState }) {
  const t = useText();
  const quantities = quantitiesOf(state);
  const lines = products.filter(({ id }) => (quantities[id] ?? 0) > 0);
  const others = state.cart?.plainCount ?? 0;
  return (
    <>
      {state.problem === 'unread' ? <Message tone="warn">{t('farmshop:overview.unavailable')}</Message> : null}
      {lines.length > 0 ? (
        <ul className={styles.lines}>
          {lines.map((product) => (
            <Line key={product.id} product={product} quantity={quantities[product.id] ?? 0} />
          ))}
        </ul>
      ) : null}
      {pieceCount(state) === 0 ? <p className={styles.note}>{t('farmshop:overview.empty')}</p> : null}
      {others > 0 ? <p className={styles.note}>{t('farmshop:overview.others', { count: others })}</p> : null}
    </>
  );
}

function Line({ product, quantity }: { product: OverviewProduct; quantity: number }) {
  const t = useText();
  const market = useMarket();
  const { title, price, image, weight } = product;
  return (
    <li className={styles.line}>
      <Picture image={image} use="card" sizes={besideWords} alt="" className={styles.picture} />
      <span>
        <b className={styles.name}>{title}</b>
        {weight
          ? t('units.piecesTimes', { pieces: quantity, weight })
          : t('farmshop:overview.items', { count: quantity })}
      </span>
      <span>{price === null ? null : formatPrice(toCents(price * quantity), market)}</span>
    </li>
  );
}
