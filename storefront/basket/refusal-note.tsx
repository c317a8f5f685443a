import { useText } from '#storefront/i18n/messages.tsx';
import { useBasket } from './basket-provider.tsx';
import type { Refusal } from './state/cart-refusals.ts';
import styles from './quantity-control.module.css';

/** What the shop would not do with a piece, and a way out where the visitor has to decide. */
export function RefusalNote({ id, title, refusal }: { id: string; title: string; refusal: Refusal }) {
  const t = useText();
  const { remove } = useBasket();
  return (
    <>
      <p className={styles.refused}>{refusal.words ?? t('farmshop:control.refused')}</p>
      {refusal.isSoldOut ? (
        <button type="button" className={styles.retry} onClick={() => remove(id)}>
          {t('farmshop:control.remove', { title })}
        </button>
      ) : null}
    </>
  );
}
