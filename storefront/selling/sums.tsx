import { useText } from '#storefront/i18n/messages.tsx';
import { BigPrice, useMoney } from './money.tsx';
import type { ShopSums } from './sums-of.ts';

/** What it comes to, part by part, with the VAT that is in it. */
export function Sums({ sums }: { sums: ShopSums }) {
  const t = useText();
  const money = useMoney();
  const parts: [name: string, amount: number | null][] = [
    [t('selling:basket.packages'), sums.packages],
    [t('selling:basket.vouchers'), sums.vouchers],
    [t('selling:basket.box'), sums.box],
  ];
  const vat = sums.vat.map(({ rate, vat: amount }) => t('selling:basket.vatPart', { rate, amount: money(amount) }));
  return (
    <>
      <dl className="shop-sums-rows">
        {parts.map(([name, amount]) =>
          amount === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ),
        )}
        {sums.discounts.map(({ code, discount }) => (
          <div key={code}>
            <dt>{t('selling:basket.discount', { code })}</dt>
            <dd>−{money(discount)}</dd>
          </div>
        ))}
        {sums.delivery === null ? null : (
          <div>
            <dt>{t('selling:basket.delivery')}</dt>
            <dd>{sums.delivery === 0 ? t('selling:basket.free') : money(sums.delivery)}</dd>
          </div>
        )}
        <div className="shop-sums-total">
          <dt>
            {t('selling:basket.total')}
            {sums.isTaxed ? <small>{t('selling:basket.withVat')}</small> : null}
          </dt>
          <dd>
            <BigPrice minor={sums.total} className="shop-sums-price" />
          </dd>
        </div>
      </dl>
      {sums.vouchers === null || sums.discounts.length === 0 ? null : (
        <p className="shop-sums-vat">{t('selling:basket.notOnVouchers')}</p>
      )}
      {vat.length === 0 ? null : <p className="shop-sums-vat">{t('selling:basket.vat', { parts: vat.join(', ') })}</p>}
    </>
  );
}
