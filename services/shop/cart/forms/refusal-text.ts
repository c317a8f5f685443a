import type { Text } from '#contract/locales.ts';
import type { Refusal } from '../cart-stock.ts';

/** Why something did not go into the cart, in the market's language. */
export function refusalText(t: Text, { reason, title, left, isPiece }: Refusal): string {
  switch (reason) {
    case 'out_of_stock':
      return isPiece ? t('shop:refusal.itemOutOfStock', { title }) : t('shop:refusal.outOfStock', { title });
    case 'over_stock':
      return isPiece ? t('shop:refusal.itemOverStock', { title, left }) : t('shop:refusal.overStock', { title, left });
    case 'options':
      return t('shop:refusal.options', { title });
    case 'unknown':
      return t('shop:refusal.unknown');
  }
}

/** What is in the cart and cannot be had, and what to do about it. */
export function problemText(t: Text, { reason, title, left }: Refusal): string {
  return reason === 'out_of_stock'
    ? t('shop:refusal.soldOutInCart', { title })
    : t('shop:refusal.tooManyInCart', { title, left });
}
