import { cents, decimalText } from '#rules/money/cents.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { BigPrice, useMoney } from '#storefront/selling/money.tsx';
import { CopyButton } from '../copy-button.tsx';
import type { OrderPayment as Payment } from '../order-view.ts';

/** How to pay: to copy, and to scan where banks can. */
export function OrderPayment({ payment: { amount, rows, code, least, isEnough } }: { payment: Payment }) {
  const t = useText();
  const money = useMoney();
  const { numbers } = useMarket();
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
              <CopyButton text={decimalText(cents(amount), numbers.decimal)} name={t('selling:order.amount')} />
            </dd>
          </div>
          {rows.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`selling:order.rows.${name}`)}</dt>
              <dd>
                <span>{value}</span>
                <CopyButton
                  text={value.replaceAll(' ', name === 'name' ? ' ' : '')}
                  name={t(`selling:order.rows.${name}`)}
                />
              </dd>
            </div>
          ))}
        </dl>
        {code === null ? null : (
          <div className="shop-order-scan">
            <PaymentCode code={code} name={t('selling:order.codeName')} />
            <p>
              <b>{t('selling:order.scan')}</b>
              {t('selling:order.scanBody')}
            </p>
          </div>
        )}
      </div>
      <p className="shop-order-copy-hint">{t('selling:order.copyHint')}</p>
      {isEnough ? <p>{t('selling:order.enough')}</p> : null}
      {least === null ? null : (
        <div className="shop-order-scan">
          {least.code === null ? null : <PaymentCode code={least.code} name={t('selling:order.leastCode')} />}
          <p>{t('selling:order.least', { amount: money(least.amount) })}</p>
        </div>
      )}
      <p className="shop-order-note">
        <Icon name="info" />
        <span>{t('selling:order.referenceHint')}</span>
      </p>
    </section>
  );
}

function PaymentCode({ code, name }: { code: string; name: string }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(code)}`}
      alt={name}
      width={192}
      height={192}
      className="shop-order-code"
    />
  );
}
