/** What holds where nothing is set: the market file's, in the form of settings. */
import type { Market } from '#contract/market.ts';
import type { Brand } from '#markets/brands/brand.ts';
import type { SettingValues } from './setting-keys.ts';
import { centsOf } from '#rules/money/cents.ts';

/** Without what no market file knows: the account, and what delivery never is free from. */
export function defaultsOf(
  { delivery, farmshop, orders, ...market }: Market,
  { primary, deep }: Brand['colors'],
): Partial<SettingValues> {
  const { vat, packageDelivery, seller } = orders;
  return {
    'shop.name': market.brand,
    'shop.company': seller.name,
    'shop.address': seller.address,
    'shop.phone': market.phone,
    'shop.email': market.email,
    'shop.registerNumber': seller.register,
    'shop.vatNumber': seller.vatNumber,
    'shop.figures': market.figures,
    'money.unpaidDays': orders.unpaidDays,
    'money.vatFood': vat.food,
    'money.vatWine': vat.wine,
    'money.noVat': false,
    'delivery.weekdays': [1, 2, 3, 4, 5, 6, 7].filter((day) => !delivery.closedDays.includes(day % 7)),
    'delivery.price': centsOf(packageDelivery.cost),
    ...(packageDelivery.freeFrom !== null && { 'delivery.freeFrom': centsOf(packageDelivery.freeFrom) }),
    ...(farmshop && {
      'delivery.boxPrice': centsOf(farmshop.boxDelivery),
      'delivery.boxFreeFrom': centsOf(farmshop.freeDeliveryFrom),
    }),
    'delivery.deadlineHour': delivery.deadlineHour,
    'delivery.leadDays': delivery.leadDays,
    'delivery.closures': [],
    'mails.reminder': true,
    'mail.ownerTime': 'atOnce',
    'brand.primary': primary,
    'brand.deep': deep,
    'social.facebook': market.social.facebook ?? '',
    'social.twitter': market.social.twitter ?? '',
    'social.instagram': market.social.instagram ?? '',
    'social.pinterest': market.social.pinterest ?? '',
  };
}
