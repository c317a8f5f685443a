import type { Text } from '#contract/locales.ts';
import type { ShopPage } from '#contract/selling/shop-page.ts';

/** What a page of the shop is called: its heading, and the title of its window. */
export function titleOf(page: ShopPage, t: Text): string {
  switch (page.kind) {
    case 'basket':
      return page.basket.lines.length === 0 && page.basket.box === null
        ? t('selling:basket.emptyTitle')
        : t('selling:basket.title');
    case 'checkout':
      return t('selling:checkout.title');
    case 'later':
      return t(`selling:later.${page.reason}Title`);
    case 'order':
      return orderTitle(page, t);
    case 'cancel':
      return t('selling:cancel.title', { number: page.number });
    case 'account':
    case 'accountOrders':
      return t('selling:account.title');
    case 'accountSent':
      return t('selling:account.sentTitle');
    case 'accountLink':
      return t('selling:account.openTitle');
    case 'accountForgotten':
      return t('selling:account.forgottenTitle');
    case 'withdrawal':
      return t('selling:withdrawal.title');
    case 'withdrawn':
      return t('selling:withdrawal.doneTitle');
    case 'package':
      return t('selling:package.title');
    case 'ask':
      return t('selling:ask.title');
    case 'press':
    case 'message':
      return page.title;
  }
}

function orderTitle({ state, payment, firstName }: Extract<ShopPage, { kind: 'order' }>, t: Text): string {
  if (state !== 'placed') return t(`selling:order.is.${state}`);
  if (firstName === null) return t('selling:order.thanksAlone');
  return payment ? t('selling:order.thanks', { name: firstName }) : t('selling:order.thanksDone', { name: firstName });
}
