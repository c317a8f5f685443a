/** What the shop says of itself with the answers so far. */
import type { Market } from '#contract/market.ts';
import { findMarket } from '#markets/index.ts';
import { formatPrice } from '#rules/money/price.ts';
import { overlay } from '#rules/settings/overlay.ts';
import type { SettingValues } from '#rules/settings/setting-keys.ts';
import { estimatedDelivery } from '#rules/time/delivery.ts';
import type { StudioLanguage } from '#rules/people/roles.ts';
import { langTagOf } from '../../texts/text-table.ts';

type SampleOf = { market: Market; values: Partial<SettingValues>; now: Date; language: StudioLanguage };

export function sampleOf({ market, values, now, language }: SampleOf) {
  // Of the file itself, and not as another process may know it: what was answered a moment ago is on the page.
  const shop = overlay(findMarket(market.code) ?? market, values);
  const day = new Date(`${estimatedDelivery(now, shop)}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(langTagOf(language), { ...options, timeZone: 'UTC' }).format(day);
  const money = (amount: number | null) => (amount === null ? null : (formatPrice(amount, market) ?? ''));
  const { cost, freeFrom } = shop.orders.packageDelivery;
  return {
    name: shop.brand,
    logo: shop.logo,
    leaf: { month: part({ month: 'short' }), day: part({ day: 'numeric' }), weekday: part({ weekday: 'short' }) },
    day: part({ weekday: 'long', day: 'numeric', month: 'long' }),
    price: cost === 0 ? null : money(cost),
    freeFrom: money(freeFrom),
  };
}
