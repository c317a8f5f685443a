import type { OrderPage } from '#contract/selling/shop-page.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { Problem } from '../form/field.tsx';
import { useMoney } from '../parts/money.tsx';

/** What vouchers have paid for the order, and the form to pay with one more. */
export function RedeemVoucher({ page: { redeemed, redeem, paths } }: { page: OrderPage }) {
  const t = useText();
  const money = useMoney();
  if (redeemed.length === 0 && redeem === null) return null;
  return (
    <section aria-labelledby="redeem">
      <h2 id="redeem" className="shop-order-heading">
        {t('selling:order.redeem.title')}
      </h2>
      {redeemed.map(({ code, amount }) => (
        <Message key={code} tone="ok">
          {t('selling:order.redeem.done', { amount: money(amount), code })}
        </Message>
      ))}
      {redeem === null ? null : (
        <form method="post" action={paths.redeem} className="shop-order-redeem">
          <label htmlFor="voucher">{t('selling:order.redeem.code')}</label>
          <div className="shop-panel-codeForm">
            <input
              id="voucher"
              name="voucher"
              defaultValue={redeem.typed}
              maxLength={50}
              autoComplete="off"
              autoCapitalize="characters"
              required
              aria-describedby={redeem.problem === null ? 'voucher-hint' : 'voucher-problem'}
              {...(redeem.problem !== null && { 'aria-invalid': true, autoFocus: true })}
            />
            <Button type="submit" look="ghost">
              {t('selling:order.redeem.button')}
            </Button>
          </div>
          <Problem
            name="voucher"
            text={redeem.problem === null ? undefined : t(`selling:order.redeem.problems.${redeem.problem}`)}
          />
          <p id="voucher-hint" className="shop-form-hint">
            {t('selling:order.redeem.hint')}
          </p>
        </form>
      )}
    </section>
  );
}
