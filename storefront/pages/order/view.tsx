import type { RichText as Html } from '#contract/fields/read.ts';
import type { Text } from '#contract/locales.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { BoughtList } from '#storefront/selling/bought-list.tsx';
import { DayRow } from '#storefront/selling/day-row.tsx';
import { MessagePage, type ShopMessage } from '#storefront/selling/message-page.tsx';
import { useMoney } from '#storefront/selling/money.tsx';
import { Sums } from '#storefront/selling/sums.tsx';
import { WindowTitle } from '#storefront/selling/window-title.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { type AfterOrder, TellSomebody, WhatToCook } from './after-order.tsx';
import { OrderPayment } from './paying/order-payment.tsx';
import { OrderSteps } from './order-steps.tsx';
import { PayOnline } from './paying/pay-online.tsx';
import type { OrderView } from './order-view.ts';
import { RedeemVoucher, type TriedVoucher } from './paying/redeem-voucher.tsx';
import { useTellOrdered } from './use-tell-ordered.ts';

type PageProps = { page: OrderView };
type Said = { message: ShopMessage };
type ScreenProps = {
  /** `boxes`: the numbers of its boxes, as HTML; `changes`: what can still be changed of it. */
  loaded: { order: OrderView; after: AfterOrder; boxes: Html | null; changes: Html } | Said;
  sent?: { tried: TriedVoucher } | Said | undefined;
};

export function OrderScreen({ loaded, sent }: ScreenProps) {
  if (sent && 'message' in sent) return <MessagePage message={sent.message} />;
  if ('message' in loaded) return <MessagePage message={loaded.message} />;
  const { order, after, boxes, changes } = loaded;
  return <Order page={order} after={after} boxes={boxes} changes={changes} tried={sent?.tried} />;
}

type OrderProps = PageProps & {
  after: AfterOrder;
  boxes?: Html | null;
  changes?: Html | null;
  tried?: TriedVoucher | undefined;
};

/** Thank-you page of an order, and ever after the page that says how it stands. */
export function Order({ page, after, boxes = null, changes = null, tried }: OrderProps) {
  const t = useText();
  const market = useMarket();
  const money = useMoney();
  useTellOrdered(page.number);
  return (
    <>
      <WindowTitle title={titleOf(page, t)} />
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
          {page.day ? <DayRow day={page.day} heading={t('selling:order.comes', { day: page.day.long })} /> : null}
        </div>
        <div className="shop-frame-columns">
          <div className="shop-order-parts">
            {page.isDemo ? <Message tone="warn">{t('selling:demo')}</Message> : null}
            {page.refund === null ? null : (
              <Message tone="ok">{t('selling:order.refund', { amount: money(page.refund) })}</Message>
            )}
            <PayOnline page={page} />
            {page.payment ? <OrderPayment payment={page.payment} /> : null}
            <RedeemVoucher page={page} tried={tried} />
            <Vouchers page={page} />
            <OrderSteps page={page} />
            <RichText value={changes} className="shop-changes" />
            <TellSomebody tell={after.tell} />
          </div>
          <OrderPanel page={page} />
        </div>
      </div>
      <RichText value={boxes} className="shop-box" />
      <WhatToCook recipes={after.recipes} />
    </>
  );
}

function titleOf({ state, payment, firstName }: OrderView, t: Text): string {
  if (state !== 'placed') return t(`selling:order.is.${state}`);
  if (firstName === null) return t('selling:order.thanksAlone');
  return payment ? t('selling:order.thanks', { name: firstName }) : t('selling:order.thanksDone', { name: firstName });
}

/** An order that expired or was cancelled is none. */
function isOn({ state }: OrderView): boolean {
  return state !== 'expired' && state !== 'cancelled';
}

function Vouchers({ page: { vouchers } }: PageProps) {
  const t = useText();
  const money = useMoney();
  if (vouchers.length === 0) return null;
  return (
    <section>
      <ul className="shop-order-vouchers">
        {vouchers.map(({ code, worth, left, until }) => (
          <li key={code}>
            {t('selling:order.voucher', { worth: money(worth) })} <b>{code}</b>
            {left < worth ? ` ${t('selling:order.voucherLeft', { left: money(left) })}` : null}
            {until === null ? null : `, ${t('selling:order.voucherUntil', { day: until })}`}
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
  const { lines, sums, address, billing, note, papers, paths } = page;
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
      {billing.length === 0 ? null : (
        <section className="shop-order-address">
          <h3>{t('selling:order.billing')}</h3>
          <address>{billing.join('\n')}</address>
        </section>
      )}
      <section className="shop-order-actions">
        {papers.map(({ number, kind, path }) => (
          <a key={number} href={path} className="shop-order-action">
            <Icon name="copy" />
            {t(`selling:paper.${kind}`, { number })}
          </a>
        ))}
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
