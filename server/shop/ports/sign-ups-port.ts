import type { MarketShop } from '#services/shop/cart/cart-request.ts';
import { confirmSignUp, endSignUp, isConfirmable } from '#services/shop/sign-up/sign-up-store.ts';
import { readUnsubscribeToken } from '#services/shop/sign-up/unsubscribe-link.ts';
import type { SignUpsPort } from '#storefront/ports/sign-ups.ts';

export function signUpsPort({ db, market, clock }: MarketShop): SignUpsPort {
  const idOf = (token: string) => readUnsubscribeToken(db, market.code, token);
  return {
    isConfirmable: (token) => isConfirmable(db, market.code, { token, now: clock() }),
    confirm: (token) => confirmSignUp(db, market.code, { token, now: clock() }),
    canEnd: async (token) => (await idOf(token)) !== null,
    async end(token) {
      const id = await idOf(token);
      if (id !== null) await endSignUp(db, id);
      return id !== null;
    },
  };
}
