/** Why a discount code was not taken, in the market's language. */
import type { Text } from '#contract/locales.ts';
import { readVoucherCode } from '#rules/orders/money/voucher-code.ts';
import type { CouponOutcome } from '../bundle-cart.ts';

export function couponRefusal(t: Text, outcome: Exclude<CouponOutcome, 'applied'>, typed: string): string {
  const code = typed.trim();
  switch (outcome) {
    case 'unknown':
      return readVoucherCode(code) === null
        ? t('shop:refusal.couponUnknown', { code })
        : t('shop:basket.couponIsVoucher');
    case 'already':
      return t('shop:refusal.couponTwice', { code });
    case 'alone':
      return t('shop:refusal.couponAlone', { code });
    case 'early':
      return t('shop:refusal.couponEarly', { code });
    case 'ended':
      return t('shop:refusal.couponEnded', { code });
    case 'usedUp':
      return t('shop:refusal.couponUsedUp', { code });
  }
}
