import type { OrderPage } from '#contract/selling/shop-page.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { BoughtList } from '../checkout/checkout-panel.tsx';
import { DayLeaf } from '../parts/day-leaf.tsx';
import { useMoney } from '../parts/money.tsx';
import { OrderPayment } from './order-payment.tsx';
import { RedeemVoucher } from './redeem-voucher.tsx';
import { OrderSteps } from './order-steps.tsx';
import { Sums } from '../parts/sums.tsx';
import { titleOf } from '../title-of.ts';

type PageProps = { page: OrderPage };

/** Thank-you page of an order, and ever after the page that says how it stands. */
export function Order({ page }: PageProps) {
  const t = useText();
  const market = useMarket();
  const money = useMoney();
  return (
    <>
      <Picture image={market.skyline} use="farmerHeader" alt="" className="shop-order-band" isFirst />
      <div className="wrap shop-frame-frame">
        <div className="shop-order-slip">
          <div>
            <p className="shop-order-number">
              {t('selling:order.label')} <b>{page.number}</b>
            </p>
            <h1>{titleOf(page, t)}</h1>
            <p className="shop-order-lead">
              {page.hasMail && page.email
                ? t('selling:order.mailed', { to: page.email })
                : t('selling:order.notMailed')}
            </p>
          </div>
          {isOn(page) ? <span className="shop-order-stamp" aria-hidden="true" /> : null}
          {page.day ? <DayLeaf day={page.day} /> : null}
        </div>
        <div className="shop-frame-columns">
          <div className="shop-order-parts">
            {page.isDemo ? <Message tone="warn">{t('selling:demo')}</Message> : null}
            {page.refund === null ? null : (
              <Message tone="ok">{t('selling:order.refund', { amount: money(page.refund) })}</Message>
            )}
            {page.payment ? <OrderPayment payment={page.payment} /> : null}
            <RedeemVoucher page={page} />
            <Vouchers page={page} />
            <OrderSteps page={page} />
          </div>
          <OrderPanel page={page} />
        </div>
      </div>
    </>
  );
}

/** An order that expired or was cancelled is none. */
function isOn({ state }: OrderPage): boolean {
  return state !== 'expired' && state !== 'cancelled';
}

function Vouchers({ page: { vouchers } }: PageProps) {
  const t = useText();
  const money = useMoney();
  if (vouchers.length === 0) return null;
  return (
    <section>
      <ul className="shop-order-vouchers">
        {vouchers.map(({ code, worth, left }) => (
          <li key={code}>
            {t('selling:order.voucher', { worth: money(worth) })} <b>{code}</b>
            {left < worth ? ` ${t('selling:order.voucherLeft', { left: money(left) })}` : null}
          </li>
        ))}
      </ul>
      <p className="shop-order-note">
        <Icon name="info" />
        <span>{t('selling:order.voucherHow')}</span>
      </p>
    </section>
  );
}

function OrderPanel({ page }: PageProps) {
  const t = useText();
  const { lines, sums, address, note, paths } = page;
  const entries = lines.map(({ name, quantity, choice, subtotal }, index) => {
    return {
      key: `${index} ${name}`,
      name: quantity > 1 ? `${quantity} × ${name}` : name,
      choice,
      subtotal,
      image: null,
    };
  });
  return (
    <aside className="shop-panel-panel" aria-label={t('selling:order.yours')}>
      <section>
        <h2 className="shop-panel-heading">{t('selling:order.yours')}</h2>
      </section>
      <section>
        <BoughtList entries={entries} />
      </section>
      <section>
        <Sums sums={sums} />
      </section>
      {address.length === 0 ? null : (
        <section className="shop-order-address">
          <h3>{t('selling:order.address')}</h3>
          <address>{address.join('\n')}</address>
          {note === '' ? null : (
            <p>
              {t('selling:order.note')}: {note}
            </p>
          )}
        </section>
      )}
      <section className="shop-order-actions">
        {paths.calendar === null ? null : (
          <a href={paths.calendar} className="shop-order-action" download>
            <Icon name="calendar" />
            {t('selling:order.calendar')}
          </a>
        )}
        <Button look="ghost" size="small" isBlock onClick={() => window.print()} className={'shop-order-print'}>
          <Icon name="printer" />
          {t('selling:order.print')}
        </Button>
        <a href={paths.withdrawal} className="shop-order-quiet">
          {t('selling:withdrawal.link')}
        </a>
      </section>
    </aside>
  );
}
