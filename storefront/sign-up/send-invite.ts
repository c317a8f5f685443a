import { type CouponStatus, readCouponStatus } from '#contract/answers.ts';
import type { Market } from '#contract/market.ts';
import { shopAddress, shopForm } from '#contract/shop.ts';
import { signUpTimeoutMs } from './sign-up-timeout.ts';
import { withTimeout } from '#contract/with-timeout.ts';

/** Asks the shop to fill in the code. Whatever is not a success is a failure: no answer, another word, a page of HTML. */
export async function sendInvite(market: Pick<Market, 'code' | 'shopPlugin'>, code: string): Promise<CouponStatus> {
  const address = shopAddress(market.code, 'addCoupon', { plugin: market.shopPlugin });
  const body = new URLSearchParams(shopForm('addCoupon', { couponcode: code }));
  try {
    return await withTimeout(async (signal) => {
      const answer = await fetch(address, { method: 'POST', body, signal });
      return readCouponStatus(await answer.text());
    }, signUpTimeoutMs);
  } catch {
    return 'failed';
  }
}
