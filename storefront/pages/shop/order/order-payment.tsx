import type { OrderPayment as Payment } from '#contract/selling/shop-page.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { BigPrice } from '../parts/money.tsx';

/** How to pay: to copy, and to scan where banks can. */
export function OrderPayment({ payment: { amount, rows, code } }: { payment: Payment }) {
  const t = useText();
  return (
    <section aria-labelledby="pay">
      <h2 id="pay" className="shop-order-heading">
        {t('selling:order.pay')}
      </h2>
      <div className="shop-order-pay">
        <dl>
          <div>
            <dt>{t('selling:order.amount')}</dt>
            <dd>
              <BigPrice minor={amount} />
            </dd>
          </div>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`selling:order.rows.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {code === null ? null : (
          <div className="shop-order-scan">
            <img
              src={`data:image/svg+xml,${encodeURIComponent(code)}`}
              alt={t('selling:order.codeName')}
              width={192}
              height={192}
              className="shop-order-code"
            />
            <p>
              <b>{t('selling:order.scan')}</b>
              {t('selling:order.scanBody')}
            </p>
          </div>
        )}
      </div>
      <p className="shop-order-note">
        <Icon name="info" />
        <span>{t('selling:order.referenceHint')}</span>
      </p>
    </section>
  );
}
