import { useText } from '#storefront/i18n/messages.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { Problem } from '#storefront/selling/form/field.tsx';
import { useMoney } from '#storefront/selling/money.tsx';
import type { OrderView } from '../order-view.ts';

/** A voucher that could not be paid with. */
export type TriedVoucher = {
  typed: string;
  problem: 'unknown' | 'spent' | 'expired' | 'onlyVouchers' | 'tooMany';
};

type RedeemVoucherProps = { page: OrderView; tried?: TriedVoucher | undefined };

/** What vouchers have paid for the order, and the form to pay with one more. */
export function RedeemVoucher({ page: { redeemed, canRedeem, paths }, tried }: RedeemVoucherProps) {
  const t = useText();
  const money = useMoney();
  if (redeemed.length === 0 && !canRedeem) return null;
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
      {!canRedeem ? null : (
        <form method="post" action={paths.redeem} className="shop-order-redeem">
          <label htmlFor="voucher">{t('selling:order.redeem.code')}</label>
          <div className="shop-panel-codeForm">
            <input
              id="voucher"
              name="voucher"
              defaultValue={tried?.typed ?? ''}
              maxLength={50}
              autoComplete="off"
              autoCapitalize="characters"
              required
              aria-describedby={tried ? 'voucher-problem' : 'voucher-hint'}
              {...(tried && { 'aria-invalid': true, autoFocus: true })}
            />
            <Button type="submit" look="ghost">
              {t('selling:order.redeem.button')}
            </Button>
          </div>
          <Problem name="voucher" text={tried && t(`selling:order.redeem.problems.${tried.problem}`)} />
          <p id="voucher-hint" className="shop-form-hint">
            {t('selling:order.redeem.hint')}
          </p>
        </form>
      )}
    </section>
  );
}
